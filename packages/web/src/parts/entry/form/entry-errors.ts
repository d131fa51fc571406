import {
  LONGEST_TRANSACTION_TEXT,
  simpleModeErrors,
  type TransactionError,
  type TransactionRules,
  transactionErrorText,
  validateTransaction,
} from "@huvudbok/core/transaction";
import { cellName, type EntryColumn, focusWrong } from "../row/cell-focus.ts";
import { transactionForm } from "./entry-form.ts";
import type { EntryForm, EntryRow } from "./entry-rows.ts";

/** A text that is pasted is never cut: it is marked, and refused with its length at the attempt to register. */
export const TEXT_RULE = { longestText: LONGEST_TRANSACTION_TEXT, refusesHidden: true };

/** Everything that prevents the form from being registered, in its mode. */
export function entryErrors(form: EntryForm, rules: TransactionRules): readonly TransactionError[] {
  const errors = [
    ...validateTransaction(transactionForm(form), { ...TEXT_RULE, ...rules }),
    ...quantityErrors(form.rows),
  ];
  return form.mode === "simple" ? [...errors, ...simpleModeErrors(form.rows)] : errors;
}

function quantityErrors(rows: readonly EntryRow[]): readonly TransactionError[] {
  return rows.flatMap(({ typedQuantity }, row) =>
    typedQuantity === undefined ? [] : [{ code: "quantity-invalid", field: "quantity", row } as const],
  );
}

/** The column of the field that an error of a row is shown at. */
function columnOf(field: "account" | "quantity" | "row-text"): EntryColumn {
  return field === "row-text" ? "text" : field;
}

/** Moves the focus to the first field that prevents the transaction from being registered. */
export function focusFirstEntryError(
  errors: readonly TransactionError[],
  rows: readonly Pick<EntryRow, "unreadable">[],
): void {
  focusWrong(wrongCells(errors, rows));
}

/**
 * The first field that is wrong, in the order of the form: an amount that cannot be read counts in the field where it
 * was typed. When the form does not have the field, the next name applies.
 */
export function wrongCells(
  errors: readonly TransactionError[],
  rows: readonly Pick<EntryRow, "unreadable">[],
): readonly string[] {
  const [first] = errors;
  if (first !== undefined && "field" in first && !("row" in first)) return [`entry-${first.field}`];
  const inRow = errors.find((error) => "row" in error);
  const unreadable = rows.findIndex((row) => row.unreadable !== undefined);
  const side = rows[unreadable]?.unreadable;
  const comesBefore =
    inRow?.field === "account" ? unreadable < inRow.row : unreadable <= (inRow?.row ?? unreadable);
  if (side !== undefined && comesBefore) return [cellName(unreadable, side)];
  // The simple form has one amount, which is that of both rows.
  if (inRow?.field === "amount") return [cellName(inRow.row, "debit"), cellName(0, "debit")];
  if (inRow !== undefined) return [cellName(inRow.row, columnOf(inRow.field))];
  // What is missing for a balance is entered in the empty row below.
  return [cellName(first?.code === "unbalanced" ? rows.length - 1 : 0, "account")];
}

/** What is wrong with a field (PG39): of a row, or of the head when no row is given. */
export function fieldErrorText(
  errors: readonly TransactionError[],
  field: string,
  row?: number,
): string | undefined {
  const first = errors.find((error) => {
    if (!("field" in error) || error.field !== field) return false;
    return "row" in error ? error.row === row : row === undefined;
  });
  return first === undefined ? undefined : transactionErrorText(first);
}

/** The error that belongs to no single field, shown with the balance. The checks return at most one of them. */
export function wholeErrorText(errors: readonly TransactionError[]): string | undefined {
  const whole = errors.find((error) => !("field" in error));
  return whole === undefined ? undefined : transactionErrorText(whole);
}
