import * as z from "zod/mini";
import { type Edit, isConflict, isSettled, knowing, nextEdit } from "./edit.ts";
import type { FormFormat } from "./form-format.ts";

/**
 * The fields of a form about something stored that a person has changed, as the browser keeps them. The other fields are
 * those of what is stored, also when somebody else changes them.
 */
export interface FieldEdits<T extends object> {
  readonly typed: Partial<T>;
  /** By field, see `Edit`. Missing for a form that an older program left: then it begins when it is opened. */
  readonly known: Readonly<Record<string, readonly unknown[]>>;
}

/** The format of such a form, whose first version held the typed fields alone. */
export function fieldEditsFormat<T extends object>(typed: z.core.$ZodType): FormFormat<FieldEdits<T>> {
  const schema = z.object({ typed, known: z.record(z.string(), z.array(z.unknown())) });
  return {
    version: 2,
    schema: z.custom<FieldEdits<T>>((value) => z.safeParse(schema, value).success),
    lifts: { 1: (content) => ({ typed: content, known: {} }) },
  };
}

/** The edits of a form that is opened: those that were kept, or none. */
export function openedEdits<T extends object>(kept: FieldEdits<T> | undefined, stored: T): FieldEdits<T> {
  if (kept === undefined) return fromEdits<T>(new Map());
  return fromEdits<T>(editsOf(kept, stored));
}

/** The edits with more of them. */
export function withTyped<T extends object>(
  edits: FieldEdits<T>,
  stored: T,
  fields: Partial<T>,
): FieldEdits<T> {
  const now = valuesOf(stored);
  const next = editsOf(edits, stored);
  for (const [field, value] of Object.entries(fields)) {
    const edit = nextEdit(next.get(field), now.get(field), value);
    if (edit === undefined) next.delete(field);
    else next.set(field, edit);
  }
  return fromEdits<T>(next);
}

/** What is stored, with what is typed. */
export function withEdits<T extends object>(stored: T, edits: FieldEdits<T>): T {
  return { ...stored, ...edits.typed };
}

/** The changed fields that somebody else has changed meanwhile, to something else. */
export function conflictingFields<T extends object>(edits: FieldEdits<T>, stored: T): readonly string[] {
  const now = valuesOf(stored);
  return [...editsOf(edits, stored)].flatMap(([field, edit]) =>
    isConflict(edit, now.get(field)) ? [field] : [],
  );
}

/** What is typed in a field is to replace what is stored. */
export function withMine<T extends object>(edits: FieldEdits<T>, stored: T, field: string): FieldEdits<T> {
  const next = editsOf(edits, stored);
  const edit = next.get(field);
  if (edit !== undefined) next.set(field, knowing(edit, valuesOf(stored).get(field)));
  return fromEdits<T>(next);
}

/** What is typed in a field is given up. */
export function withStored<T extends object>(edits: FieldEdits<T>, stored: T, field: string): FieldEdits<T> {
  const next = editsOf(edits, stored);
  next.delete(field);
  return fromEdits<T>(next);
}

/** The edits of a form that sends them: what is typed will be stored, and is then no other person's. */
export function editsAfterSending<T extends object>(edits: FieldEdits<T>, stored: T): FieldEdits<T> {
  const sent = [...editsOf(edits, stored)].map(
    ([field, edit]) => [field, knowing(edit, edit.typed)] as const,
  );
  return fromEdits<T>(new Map(sent));
}

/** The edits without those that are stored by now, see `isSettled`; the same object where nothing is. */
export function settledEdits<T extends object>(
  edits: FieldEdits<T>,
  stored: T,
  isOpening: boolean,
): FieldEdits<T> {
  const [now, all] = [valuesOf(stored), editsOf(edits, stored)];
  const left = [...all].filter(([field, edit]) => !isSettled(edit, now.get(field), isOpening));
  return left.length === all.size ? edits : fromEdits<T>(new Map(left));
}

/** What the browser keeps of the edits: undefined where there are none. */
export function keptEdits<T extends object>(edits: FieldEdits<T>): FieldEdits<T> | undefined {
  return Object.keys(edits.typed).length === 0 ? undefined : edits;
}

function valuesOf(fields: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(fields));
}

function editsOf<T extends object>({ typed, known }: FieldEdits<T>, stored: T): Map<string, Edit<unknown>> {
  const now = valuesOf(stored);
  const edits = Object.entries(typed).map(
    ([field, value]) => [field, { known: known[field] ?? [now.get(field)], typed: value }] as const,
  );
  return new Map<string, Edit<unknown>>(edits);
}

function fromEdits<T extends object>(edits: ReadonlyMap<string, Edit<unknown>>): FieldEdits<T> {
  const typed: Partial<T> = {};
  Object.assign(typed, Object.fromEntries([...edits].map(([field, edit]) => [field, edit.typed])));
  return { typed, known: Object.fromEntries([...edits].map(([field, edit]) => [field, edit.known])) };
}
