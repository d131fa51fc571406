import { bareText } from "@huvudbok/core/suggestion";
import { moneyDirectionOf, type TransactionFormRow } from "@huvudbok/core/transaction";
import { type EntryForm, withRows } from "../entry-rows.ts";
import type { EntryActions } from "./entry-action.ts";

/**
 * The accounts and row texts of a recalled transaction, the texts without numbers and dates of that one, waiting for
 * the first amount.
 */
export function recalled(form: EntryForm, { entries }: EntryActions["recall"]): EntryForm {
  const rows = entries.map(
    ({ accountId, text = "" }): TransactionFormRow => ({
      accountId,
      ...(bareText(text) === "" ? {} : { text: bareText(text) }),
    }),
  );
  const filled = withRows(form, rows);
  const withShares = {
    ...filled,
    rows: filled.rows.map((row, index) => {
      const share = entries[index]?.amount;
      // In the simple mode the second row follows the first one anyway.
      return share === undefined || (filled.mode === "simple" && index > 0) ? row : { ...row, share };
    }),
  };
  const direction = filled.mode === "simple" ? moneyDirectionOf(entries[0]?.amount) : undefined;
  return direction === undefined ? withShares : { ...withShares, direction };
}
