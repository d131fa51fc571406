import type { KeyboardEvent } from "react";
import { isTypedSinceFocus } from "../../ui/typed-since-focus.ts";
import { type EntryColumn, focusCell, focusNamed } from "./cell-focus.ts";
import type { EntryFields } from "./entry-fields.ts";
import { isUntouched } from "./entry-rows.ts";

interface KeyedRow {
  readonly key: number;
  readonly index: number;
  /** Opens the row's text. */
  readonly onText: () => void;
}

/** The keys of a row: Enter and Tab move on, Ctrl with D, Delete and M and Alt with T act on the row: no hand leaves the keys. */
export function entryRowKeys({ store, onSplitVat }: EntryFields, { key, index, onText }: KeyedRow) {
  return (column: EntryColumn) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey) onCtrl(event, column);
    else if (event.altKey && event.code === "KeyT") go(event, onText);
    else if (isMove(event)) onMove(event, column);
  };

  function onCtrl(event: KeyboardEvent<HTMLInputElement>, column: EntryColumn) {
    const name = event.key.toLowerCase();
    if (name === "d") {
      event.preventDefault();
      store.dispatch({ kind: "copy-above", key });
    } else if (name === "m") {
      event.preventDefault();
      // Leaving the field takes what stands in it; the split then finds it.
      event.currentTarget.blur();
      onSplitVat(key);
      focusCell(index, column);
    } else if (name === "delete" && !isTypedSinceFocus(event.currentTarget)) {
      event.preventDefault();
      store.dispatch({ kind: "remove-row", key });
      focusCell(Math.max(0, index - 1), "account");
    }
  }

  function onMove(event: KeyboardEvent, column: EntryColumn) {
    const { rows, vatSplit, mode } = store.form();
    const row = rows[index];
    const isEmptyLast = index === rows.length - 1 && isUntouched(row);
    if (isEmptyLast && mode === "advanced" && column !== "debit") {
      // Tab goes through the fields of the empty row all the same, and on: no row follows it.
      if (event.key === "Enter") go(event, () => focusNamed("register"));
    } else if (column === "account") {
      go(event, () => focusCell(index, "debit"));
    } else if (column === "debit" && (row?.amount ?? 0) === 0) {
      go(event, () => focusCell(index, "credit"));
    } else {
      // The row of VAT that a split has just made needs no visit.
      const skipped = vatSplit?.key === key ? 1 : 0;
      go(event, () => focusCell(index + 1 + skipped, "account"));
    }
  }
}

function isMove({ key, shiftKey, altKey }: KeyboardEvent): boolean {
  return (key === "Enter" || key === "Tab") && !shiftKey && !altKey;
}

function go(event: KeyboardEvent, focus: () => void): void {
  event.preventDefault();
  focus();
}
