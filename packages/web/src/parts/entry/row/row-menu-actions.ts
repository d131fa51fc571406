import { vatRowsAfter } from "../vat/split-row-vat.ts";
import { amountSide } from "./amount-side.ts";
import { type EntryColumn, enterCell, focusCell } from "./cell-focus.ts";
import type { EntryFields } from "./entry-fields.ts";
import type { EntryRowActions } from "./entry-row-menu.tsx";

/**
 * What the menu of a row does with it. The focus goes where the same action by its key has it: the menu's button is no
 * place to type in.
 */
export function rowMenuActions(
  fields: EntryFields,
  key: number,
  index: number,
): Pick<EntryRowActions, "onSplitVat" | "onCopyAbove" | "onRemove"> {
  const { store } = fields;
  return {
    onSplitVat: (rate) => {
      fields.onSplitVat(key, rate);
      const vatRows = vatRowsAfter(store.form(), key);
      // Not split: what it lacks, or what it is refused for, stands in the row.
      if (vatRows === 0) focusCell(index, firstLacking(fields, index));
      else enterCell(index + 1 + vatRows, "account");
    },
    onCopyAbove: () => {
      store.dispatch({ kind: "copy-above", key });
      focusCell(index, firstLacking(fields, index));
    },
    onRemove: () => {
      store.dispatch({ kind: "remove-row", key });
      focusCell(Math.max(0, index - 1), "account");
    },
  };
}

/** The account of a row without one, else its amount. */
function firstLacking({ store, accounts }: EntryFields, index: number): EntryColumn {
  const form = store.form();
  const row = form.rows[index];
  return row?.accountId === undefined ? "account" : amountSide(form, row, accounts);
}
