import type { TransactionError } from "@huvudbok/core/transaction";
import { focusCell, focusNamed } from "./cell-focus.ts";

/** Moves the focus to the first field that keeps the transaction from being registered. */
export function focusFirstError(errors: readonly TransactionError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  if ("row" in first) focusCell(first.row, first.field === "account" ? "account" : "debit");
  else if ("field" in first) focusNamed(`entry-${first.field}`);
  else focusCell(0, "account");
}

/** The errors that belong to no single field: shown above the buttons. */
export function wholeErrors(errors: readonly TransactionError[]): readonly TransactionError[] {
  return errors.filter((error) => !("field" in error));
}
