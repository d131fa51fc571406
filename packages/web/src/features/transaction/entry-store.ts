import { Listeners } from "../../data/listeners.ts";
import { type EntryAction, entryFormAfter } from "./entry-actions.ts";
import type { EntryForm } from "./entry-rows.ts";

/** So many steps can be taken back with Ctrl+Z. */
const DEPTH = 100;
/** What a key press by itself does not show again: Ctrl+Z takes these back. Typed text is undone by the field. */
const STEPS: ReadonlySet<EntryAction["kind"]> = new Set([
  "mode",
  "direction",
  "amount",
  "recall",
  "copy-above",
  "remove-row",
  "split-vat",
]);

export interface EntryStore {
  readonly form: () => EntryForm;
  readonly dispatch: (action: EntryAction) => void;
  /** Takes the last step back; false when there is none. */
  readonly undo: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Holds the form outside React, so that a key that both ends an amount and registers finds the amount at once, and not
 * after the next drawing.
 */
export function createEntryStore(first: EntryForm): EntryStore {
  const listeners = new Listeners();
  let form = first;
  let past: readonly EntryForm[] = [];
  function set(next: EntryForm) {
    form = next;
    listeners.tell();
  }
  return {
    form: () => form,
    dispatch: (action) => {
      const next = entryFormAfter(form, action);
      if (next === form) return;
      if (STEPS.has(action.kind)) past = [...past, form].slice(-DEPTH);
      if (action.kind === "replace") past = [];
      set(next);
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return false;
      past = past.slice(0, -1);
      // What is no step stays as it is: text, date and files are not rows.
      const { date, text, series, annotation, attachmentIds } = form;
      const rows = before.rows.map(({ typed: _typed, ...row }) => row);
      set({ ...before, rows, date, text, series, annotation, attachmentIds, nextKey: form.nextKey });
      return true;
    },
    subscribe: listeners.subscribe,
  };
}
