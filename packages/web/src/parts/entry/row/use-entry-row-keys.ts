import type { KeyboardEvent } from "react";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import { isUntouched } from "../form/entry-rows.ts";
import { vatRowsAfter } from "../vat/split-row-vat.ts";
import { amountSide } from "./amount-side.ts";
import { type EntryColumn, enterCell, focusCell, focusNamed, isEntered } from "./cell-focus.ts";
import { type EntryFields, greyOf } from "./entry-fields.ts";
import { FIELD_KEYS, ROW_KEYS } from "./entry-keys.ts";

interface KeyedRow {
  readonly key: number;
  readonly index: number;
  /** Opens the row's text. */
  readonly onText: () => void;
  /** Opens the row's quantity. */
  readonly onQuantity: () => void;
}

/** The keys of a row: Enter and Tab move on, others act on the row, so that the mouse is not needed. */
export function useEntryRowKeys(fields: EntryFields, { key, index, onText, onQuantity }: KeyedRow) {
  const { store, accounts } = fields;
  const handleFieldKey = useControlKeys(FIELD_KEYS);
  const handleRowKey = useControlKeys(ROW_KEYS);
  return (column: EntryColumn) => (event: KeyboardEvent<HTMLInputElement>) => {
    const isTaking = column === "account" && event.key === "Enter" && !event.shiftKey;
    // Ctrl+Enter takes what stands in grey as Enter does, and registers, but not where a refused attempt or pasting has
    // put the focus: the person has not gone on to it.
    if (isTaking && ((!event.ctrlKey && !event.metaKey) || isEntered(event.currentTarget))) takeGrey();
    const isHandled = handleFieldKey(event, { onNext: (stroke) => moveOn(column, stroke) });
    if (isHandled) return;
    handleRowKey(event, {
      onText,
      onQuantity,
      onCopyAbove: () => store.dispatch({ kind: "copy-above", key }),
      onRemove: () => {
        store.dispatch({ kind: "remove-row", key });
        focusCell(Math.max(0, index - 1), "account");
      },
    });
  };

  function takeGrey() {
    const grey = greyOf(fields, key);
    if (grey === undefined) return;
    const { id, type } = grey.account;
    store.dispatch({ kind: "account", key, text: String(id), accountId: id, accountType: type });
  }
  function moveOn(column: EntryColumn, stroke: string) {
    const form = store.form();
    const { rows, mode } = form;
    const row = rows[index];
    const isEmptyLast = index === rows.length - 1 && isUntouched(row);
    if (isEmptyLast && mode === "advanced" && column !== "debit") {
      // Tab still goes through the fields of the empty row and on, since no row follows it.
      if (stroke === "Tab") return false;
      focusNamed("register");
    } else if (column === "account") {
      focusCell(index, row === undefined ? "debit" : amountSide(form, row, accounts));
    } else if (column === "debit" && (row?.amount ?? 0) === 0 && row?.followsRate === undefined) {
      focusCell(index, "credit");
    } else {
      enterCell(index + 1 + vatRowsAfter(form, key), "account");
    }
    return true;
  }
}
