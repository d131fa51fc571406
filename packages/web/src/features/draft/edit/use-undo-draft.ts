import type { Draft } from "@huvudbok/core/draft";
import { useUndo } from "../../../data/undo.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import { useRefusedUndo } from "../../../parts/entry/register/use-refused-undo.ts";
import { useUndoneForms } from "../../../parts/entry/register/use-undone-forms.ts";
import type { EntryOutbox } from "../../../parts/entry/unfinished/entry-outbox.ts";
import { useLatest } from "../../../ui/use-latest.ts";

interface UndoDraftOptions {
  readonly store: EntryStore;
  readonly outbox: EntryOutbox;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm) => void;
  readonly isChanged: boolean;
}

export interface UndoDraft {
  /** What remembers a form once it is in the books: a draft that is stored nowhere is shown again when that is undone. */
  readonly remember: (form: EntryForm, stored: Draft | undefined) => (requestId: string) => void;
  /** Undoes the commit of a notice, which may outlive the page. */
  readonly undoCommit: (requestId: string) => Promise<void>;
  /**
   * Ctrl+Z in the form of a draft: its last step, otherwise what was saved or registered last, as long as nothing is
   * typed that waits to be saved. False where there is nothing to undo.
   */
  readonly undo: () => boolean;
}

/** Takes back what was done with drafts. A stored one comes back by itself; a new one, to the form (DR14). */
export function useUndoDraft(options: UndoDraftOptions): UndoDraft {
  const last = useLatest(useUndo());
  const latest = useLatest(options);
  const refuseUndo = useRefusedUndo(options.store);
  const { remember, undoCommit } = useUndoneForms(options);
  return {
    undoCommit,
    remember: (form, stored) => (requestId) => {
      if (stored === undefined) remember(form, requestId);
    },
    undo: () => {
      const { store, isChanged } = latest.current;
      if (refuseUndo() || store.undo()) return true;
      // What is being registered was done last, and can be undone when it has arrived.
      const isSent = store.form().sent !== undefined;
      if ((isChanged && !isSent) || !last.current.canUndo) return isSent;
      void undoCommit();
      return true;
    },
  };
}
