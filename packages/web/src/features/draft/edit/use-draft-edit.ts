import { type Draft, draftFormKey, formOfDraft } from "@huvudbok/core/draft";
import { useEffect, useRef, useState } from "react";
import { isConflict } from "../../../data/unfinished/edit.ts";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import { draftFormOf } from "../../../parts/entry/draft/entry-draft.ts";
import { isTouched } from "../../../parts/entry/form/entry-form.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import type { EntryFormContent } from "../../../parts/entry/unfinished/entry-format.ts";
import { useLatest } from "../../../ui/use-latest.ts";

export interface DraftEdit {
  /** Whether there is anything to save. */
  readonly isChanged: boolean;
  /** Whether somebody else has saved the draft otherwise while it was changed here (UN11). */
  readonly hasConflict: boolean;
  /** What is typed is to replace what somebody else has saved. */
  readonly keepMine: () => void;
  /** What is typed gives way to what somebody else has saved. */
  readonly takeStored: () => void;
}

interface DraftEditOptions {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly unfinished: Pick<Unfinished<EntryFormContent>, "keep">;
  readonly stored: Draft | undefined;
  /** See `KnownDraft`. */
  readonly known: KnownDraft;
  /** While a save is under way, what is stored may be what is being sent. */
  readonly isBusy: boolean;
  /** The form of a stored draft, in the place of this one. */
  readonly formOf: (stored: Draft, now: EntryForm) => EntryForm;
}

/** What this person knows to have been stored of the draft, by the keys of the forms. */
export interface KnownDraft {
  readonly keys: () => readonly string[];
  readonly set: (keys: readonly string[]) => void;
}

export function useKnownDraft(stored: Draft | undefined, earlier: readonly string[] | undefined): KnownDraft {
  const [keys, setKeys] = useState(() => earlier ?? [storedKey(stored)]);
  const latest = useRef(keys);
  return {
    keys: () => latest.current,
    set: (next) => {
      latest.current = next;
      setKeys(next);
    },
  };
}

/** Whether the form holds something that the stored draft does not. */
export function isChangedFrom(form: EntryForm, stored: Draft | undefined): boolean {
  return isHalfTyped(form) || (stored === undefined ? isTouched(form) : typedKey(form) !== storedKey(stored));
}

/** The edit of a stored draft: what others save meanwhile is shown where nothing is typed, and asked about otherwise. */
export function useDraftEdit(options: DraftEditOptions): DraftEdit {
  const { store, form, unfinished, stored, known, isBusy, formOf } = options;
  const isChanged = isChangedFrom(form, stored);
  const saved = storedKey(stored);
  const followed = useRef(saved);
  const latest = useLatest({ stored, known, formOf });
  function follow(next: Draft) {
    latest.current.known.set([storedKey(next)]);
    store.dispatch({ kind: "replace", form: latest.current.formOf(next, store.form()) });
  }
  const follows = useLatest(follow);
  useEffect(() => {
    const next = latest.current.stored;
    if (isBusy || next === undefined || saved === followed.current) return;
    const typed = typedKey(store.form());
    const isUntouched = typed === followed.current && !isHalfTyped(store.form());
    followed.current = saved;
    if (typed === saved) latest.current.known.set([saved]);
    else if (isUntouched) follows.current(next);
  }, [saved, isBusy, store, latest, follows]);
  const isSaved = stored !== undefined && !isBusy && !isChanged;
  useEffect(() => {
    // What is saved is no longer begun, once the server has it (UN12). The form itself is stored as it is typed.
    if (isSaved) unfinished.keep(undefined);
  }, [isSaved, unfinished]);
  return {
    isChanged,
    hasConflict:
      stored !== undefined && !isBusy && isConflict({ known: known.keys(), typed: typedKey(form) }, saved),
    keepMine: () => known.set([...known.keys(), saved]),
    takeStored: () => {
      followed.current = saved;
      if (stored !== undefined) follow(stored);
    },
  };
}

function typedKey(form: EntryForm): string {
  return draftFormKey(draftFormOf(form));
}

function storedKey(stored: Draft | undefined): string {
  return stored === undefined ? "" : draftFormKey(formOfDraft(stored));
}

/** A field has a text that is not taken yet, or cannot be. */
function isHalfTyped({ rows, typedDate, newAccount, unread }: EntryForm): boolean {
  return (
    typedDate !== undefined ||
    newAccount !== undefined ||
    unread !== undefined ||
    rows.some(({ typed, unreadable }) => typed !== undefined || unreadable !== undefined)
  );
}
