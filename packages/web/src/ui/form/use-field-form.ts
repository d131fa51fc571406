import { useState } from "react";
import {
  conflictingFields,
  editsAfterSending,
  type FieldEdits,
  keptEdits,
  openedEdits,
  settledEdits,
  withEdits,
  withMine,
  withStored,
  withTyped,
} from "../../data/unfinished/field-edits.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useWhenStored } from "./use-when-stored.ts";

/** The texts of a form; `id` is that of what is stored, or will be, and is no field. */
type FormTexts = Readonly<Record<string, string>> & { readonly id: string };

interface FieldFormOptions<T extends FormTexts> {
  readonly unfinished: Pick<Unfinished<FieldEdits<T>>, "read" | "keep">;
  /** The texts of what is stored, by its id; those of an empty form for an id that nothing has. */
  readonly storedOf: (id: string) => T;
  /** What is edited; undefined for something new. */
  readonly id: string | undefined;
  /** Whether the server has what `storedOf` says. */
  readonly isSynced: boolean;
}

/**
 * The texts of a form about one thing, stored or new, beside what is stored of it (UN11). Something new has its id from
 * the first key press on, so that a form that was saved without an answer does not make it twice.
 */
export function useFieldForm<T extends FormTexts>({
  unfinished,
  storedOf,
  id,
  isSynced,
}: FieldFormOptions<T>) {
  const [own] = useState(() => id ?? unfinished.read()?.typed.id ?? crypto.randomUUID());
  const stored = storedOf(own);
  const [edits, setEdits] = useState(() => openedEdits(unfinished.read(), stored));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  function change(next: FieldEdits<T>) {
    setEdits(next);
    const hasFields = Object.keys(next.typed).some((field) => field !== "id");
    unfinished.keep(hasFields ? keptEdits(next) : undefined);
  }
  useWhenStored(stored, isSynced, (now, isOpening) => {
    const next = settledEdits(edits, now, isOpening);
    if (next !== edits) change(next);
  });
  const isChanged = Object.keys(edits.typed).some((field) => field !== "id");
  return {
    /** The texts as they are typed. */
    texts: { ...withEdits(stored, edits), id: own },
    stored,
    isChanged,
    /** Fields that others have changed meanwhile. */
    conflicts: conflictingFields(edits, stored).filter((field) => field !== "id"),
    set: (fields: Partial<T>) => {
      const isNew = id === undefined;
      change(withTyped(edits, stored, isNew ? { ...fields, id: own } : fields));
    },
    keepMine: (field: string) => change(withMine(edits, stored, field)),
    takeStored: (field: string) => change(withStored(edits, stored, field)),
    /** What is typed is sent, and is then nobody else's. */
    sent: () => change(editsAfterSending(edits, stored)),
    /** What is typed is saved. */
    saved: () => unfinished.keep(undefined),
    leave: (field: string) => setLeft((now) => new Set([...now, field])),
    showErrors: () => setIsTried(true),
    /**
     * Whether what is wrong with a field is shown: it has been left in a form in which something is typed, or a person
     * has tried to save.
     */
    isShown: (field: string) => isTried || (isChanged && left.has(field)),
  };
}
