import { useEffect, useRef } from "react";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusNamed } from "../row/cell-focus.ts";
import type { EntryOutbox } from "../unfinished/entry-outbox.ts";

/** How many registrations can be undone back into the form. */
const DEPTH = 50;

interface UndoneFormsOptions {
  readonly store: EntryStore;
  readonly outbox: EntryOutbox;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm) => void;
}

interface RegisteredForm {
  readonly form: EntryForm;
  readonly requestId: string;
}

/** The forms that were registered: shown again when that is undone, or kept for later where another one is begun. */
export function useUndoneForms(options: UndoneFormsOptions) {
  const undoAction = useUndoAction();
  const latest = useLatest(options);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const registered = useRef<readonly RegisteredForm[]>([]);

  function showAgain({ sent: _sent, ...form }: EntryForm): void {
    const { store, outbox, begin } = latest.current;
    const now = store.form();
    if (!isShown.current || isTouched(now)) return outbox.saveForLater(form);
    begin({ ...form, nextKey: Math.max(form.nextKey, now.nextKey) });
    return focusNamed("entry-date");
  }
  return {
    isShown,
    remember: (form: EntryForm, requestId: string): void => {
      registered.current = [...registered.current, { form, requestId }].slice(-DEPTH);
    },
    /** Undoes the commit of a notice, which may outlive the page, or what was saved last, `pending` while it is on its way. */
    undoCommit: async (requestId?: string, pending?: Promise<void>): Promise<void> => {
      const undone = await undoAction(requestId, pending);
      const before = registered.current.find((one) => one.requestId === undone?.requestId);
      if (before === undefined) return;
      registered.current = registered.current.filter((one) => one !== before);
      showAgain(before.form);
    },
  };
}
