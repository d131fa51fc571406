import { useState } from "react";
import * as z from "zod/mini";
import { type Edit, isConflict, isSettled, knowing, nextEdit } from "../../data/unfinished/edit.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useWhenStored } from "../../ui/form/use-when-stored.ts";
import { useLatest } from "../../ui/use-latest.ts";

/** What is typed in a note and not saved. */
export interface NoteContent {
  readonly text: string;
  /** See `Edit`; empty of what an older program left, which begins when it is opened. */
  readonly known: readonly string[];
}

export const NOTE_FORMAT: FormFormat<NoteContent> = {
  version: 2,
  schema: z.object({ text: z.string(), known: z.array(z.string()) }),
  lifts: { 1: (content) => ({ ...Object(content), known: [] }) },
};

export interface NoteEdit {
  readonly isOpen: boolean;
  readonly text: string;
  /** Whether there is anything to save. */
  readonly isChanged: boolean;
  /** Whether somebody else has saved another note while this one was written. */
  readonly hasConflict: boolean;
  readonly open: () => void;
  readonly change: (text: string) => void;
  /** What is typed is to replace the note that somebody else has saved. */
  readonly keepMine: () => void;
  /** What is typed gives way to the note that somebody else has saved. */
  readonly takeStored: () => void;
  /** Called when the text is sent; the answer is called when it is saved: what was typed since then stays. */
  readonly beginSave: () => () => void;
  /** Closes the box; the answer opens it again with what was typed, undefined if nothing was. */
  readonly close: () => (() => void) | undefined;
}

/**
 * A note that is being written: `note` is what is saved, and shown until the person types. `isSynced` says whether the
 * server has it so.
 */
export function useNoteEdit(
  { read, keep }: Pick<Unfinished<NoteContent>, "read" | "keep">,
  note: string,
  isSynced: boolean,
): NoteEdit {
  const [first] = useState(read);
  const [isOpen, setOpen] = useState(first !== undefined);
  const [edit, setEdit] = useState(() => (first === undefined ? undefined : editOf(first, note)));
  const latest = useLatest(edit);
  function set(next: Edit<string> | undefined) {
    setEdit(next);
    keep(next === undefined ? undefined : { text: next.typed, known: next.known });
  }
  useWhenStored(note, isSynced, (stored, isOpening) => {
    if (edit === undefined || !isSettled(edit, stored, isOpening)) return;
    setOpen(false);
    set(undefined);
  });
  return {
    isOpen,
    text: edit?.typed ?? note,
    isChanged: edit !== undefined && edit.typed !== note,
    hasConflict: edit !== undefined && isConflict(edit, note),
    open: () => setOpen(true),
    change: (text) => set(nextEdit(edit, note, text)),
    keepMine: () => set(edit && knowing(edit, note)),
    takeStored: () => set(undefined),
    beginSave: () => {
      const sent = edit && knowing(edit, edit.typed);
      set(sent);
      return () => {
        if (latest.current?.typed !== sent?.typed) return;
        setOpen(false);
        set(undefined);
      };
    },
    close: () => {
      setOpen(false);
      set(undefined);
      if (edit === undefined) return undefined;
      return () => {
        setOpen(true);
        set(edit);
      };
    },
  };
}

function editOf({ text, known }: NoteContent, note: string): Edit<string> {
  return { known: known.length === 0 ? [note] : known, typed: text };
}
