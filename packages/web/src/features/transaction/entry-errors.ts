import { type TransactionError, transactionErrorText } from "@huvudbok/core/transaction";
import { focusCell, focusNamed } from "./cell-focus.ts";

/** Moves the focus to the first field that keeps the transaction from being registered. */
export function focusFirstError(errors: readonly TransactionError[], rowCount: number): void {
  const [first] = errors;
  if (first === undefined) return;
  if ("row" in first) focusCell(first.row, first.field === "account" ? "account" : "debit");
  else if ("field" in first) focusNamed(`entry-${first.field}`);
  // What is missing to a balance comes in the empty row below.
  else focusCell(first.code === "unbalanced" ? rowCount - 1 : 0, "account");
}

/** What is wrong with a field, in the specification's words; of a row, or of the head when no row is given. */
export function fieldErrorText(
  errors: readonly TransactionError[],
  field: string,
  row?: number,
): string | undefined {
  const found = errors.find((error) => {
    if (!("field" in error) || error.field !== field) return false;
    return "row" in error ? error.row === row : row === undefined;
  });
  return found === undefined ? undefined : transactionErrorText(found);
}

/** The error that belongs to no single field: shown with the balance. The checks answer with one of them at most. */
export function wholeErrorText(errors: readonly TransactionError[]): string | undefined {
  const whole = errors.find((error) => !("field" in error));
  return whole === undefined ? undefined : transactionErrorText(whole);
}
