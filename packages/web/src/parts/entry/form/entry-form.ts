import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  balancingRemainder,
  entriesOfForm,
  isCopyOf,
  isEmptyRow,
  moneyDirectionOf,
  type NewTransaction,
  simpleRows,
  type TransactionEditMode,
  type TransactionForm,
  type TransactionFormRow,
  type TransactionLink,
  textWithoutCorrection,
} from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, fieldsOf, isUntouched, withRows } from "./entry-rows.ts";

interface EntryFormStart {
  readonly mode: TransactionEditMode;
  readonly date: IsoDate | undefined;
  readonly series: string;
  /** Keys continue from those of the previous form, so that React does not reuse any of its fields. */
  readonly nextKey?: number;
}

/** A form with the given start values and one empty row. */
export function emptyEntryForm({ nextKey = 1, ...start }: EntryFormStart): EntryForm {
  return withRows({ ...start, text: "", rows: [], annotation: "", attachmentIds: [], nextKey }, []);
}

/** The rows that the rules of a transaction are checked on. */
export function transactionForm(form: EntryForm): TransactionForm {
  return {
    ...(form.date === undefined ? {} : { date: form.date }),
    text: entryText(form),
    rows: formRows(form),
  };
}

/** What is registered; undefined without a date. */
export function newTransaction(form: EntryForm): NewTransaction | undefined {
  const { date, series, annotation, attachmentIds } = form;
  const corrects = correctedLink(form);
  if (date === undefined) return undefined;
  return {
    series,
    date,
    text: entryText(form).trim(),
    entries: entriesOfForm(formRows(form)),
    locked: false,
    ...(annotation === "" ? {} : { annotation }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
    ...(corrects === undefined ? {} : { corrects }),
  };
}

/** What the form corrects: one that was to reverse it, and has other rows now, is like any other (TR20). */
export function correctedLink(form: EntryForm): TransactionLink | undefined {
  const { corrects, reversal, reversing } = form;
  if (reversal !== undefined || reversing === undefined) return corrects;
  return isCopyOf(entriesOfForm(formRows(form)), reversing) ? corrects : undefined;
}

/**
 * The text that is shown and registered: the one that 'Vänd' filled in says nothing of a correction while the rows are
 * others, and says it again when they reverse again (TR20).
 */
export function entryText(form: EntryForm): string {
  const { corrects, reversalText, text } = form;
  const isFilledIn = corrects !== undefined && text === reversalText;
  return isFilledIn && correctedLink(form) === undefined ? textWithoutCorrection(text, corrects) : text;
}

/** Everything that is registered in one commit: a correction is its reversal and what is booked instead (TR20). */
export function newTransactions(form: EntryForm): readonly NewTransaction[] {
  const transaction = newTransaction(form);
  const reversal = reversalOfForm(form);
  if (transaction === undefined) return [];
  return reversal === undefined ? [transaction] : [reversal, transaction];
}

/** The reversal of 'Rätta': of a closed day it is booked on the date of the form (TR20). */
export function reversalOfForm({ reversal, isReversalMoved, date }: EntryForm): NewTransaction | undefined {
  return reversal === undefined || isReversalMoved !== true || date === undefined
    ? reversal
    : { ...reversal, date };
}

/**
 * What an empty amount of a row with an account would have to be for the form to balance, or, while a recalled booking
 * waits for its first amount, what it was the last time; undefined for a filled row and when nothing is missing.
 */
export function suggestedAmount(form: EntryForm, key: number): Ore | undefined {
  const row = form.rows.find((candidate) => candidate.key === key);
  if (row === undefined || row.accountText === "" || row.unreadable !== undefined) return undefined;
  if ((row.amount ?? 0) !== 0 || row.followsRate === true) return undefined;
  if (form.rows.every(({ amount }) => amount === undefined)) return row.share;
  if (form.mode === "simple") return undefined;
  // VAT that its own split has made is computed again with its amount (TR11).
  const vatKeys = form.vatSplits?.find((split) => split.key === key)?.vatRows.map((vat) => vat.key);
  const rows = form.rows.filter((other) => vatKeys?.includes(other.key) !== true);
  const remainder = balancingRemainder(rows, rows.indexOf(row));
  return remainder === 0 ? undefined : remainder;
}

/**
 * The row that takes what is missing when the form is registered: the only one without an amount (TR18). While all rows
 * of a recalled booking wait for their amounts, the largest of them takes its own, and the others follow.
 */
export function remainderRow(form: EntryForm): { readonly key: number; readonly amount: Ore } | undefined {
  const missing = form.rows.filter(
    (row) =>
      row.accountId !== undefined &&
      (row.amount ?? 0) === 0 &&
      row.typed === undefined &&
      row.followsRate === undefined,
  );
  const row = largestWaiting(form) ?? (missing.length === 1 ? missing[0] : undefined);
  const amount = row === undefined ? undefined : suggestedAmount(form, row.key);
  return row === undefined || amount === undefined ? undefined : { key: row.key, amount };
}

function largestWaiting({ rows }: EntryForm): EntryRow | undefined {
  const isTyped = rows.some((row) =>
    [row.amount, row.typed, row.unreadable, row.followsRate].some((each) => each !== undefined),
  );
  const waiting = isTyped ? [] : rows.filter(({ share = 0 }) => share !== 0);
  return waiting.toSorted((a, b) => Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0))[0];
}

/** True when a person has put something in the rows. */
export function hasRows(form: EntryForm): boolean {
  return form.rows.some((row) => !isUntouched(row));
}

/** True when a person has put something in the form that leaving it would lose. */
export function isTouched(form: EntryForm): boolean {
  const isTyping = form.rows.some(({ typed }) => typed !== undefined);
  return (
    hasRows(form) ||
    isTyping ||
    form.newAccount !== undefined ||
    form.unread !== undefined ||
    form.text !== "" ||
    form.annotation !== "" ||
    form.attachmentIds.length > 0
  );
}

/** True when the rows can be shown as an account and its contra account (TR9, PG26). */
export function fitsSimpleMode(form: EntryForm): boolean {
  return form.mode === "simple" || asSimpleRows(form) !== undefined;
}

/** Why the simple mode cannot show the rows, in one sentence; undefined when it can. */
export function simpleHindranceText(form: EntryForm): string | undefined {
  if (fitsSimpleMode(form)) return undefined;
  if ((form.vatSplits ?? []).length > 0) return "Enkel har ingen rad för momsen.";
  const touched = form.rows.filter((row) => !isUntouched(row));
  if (touched.length > 2) return "Enkel har bara två konton, och här är det fler.";
  if (touched.slice(1).some(({ followsRate }) => followsRate === true)) {
    return "Enkel har en annan valuta bara på den första raden.";
  }
  if (touched.some(hasQuantity)) return "Enkel har inget fält för kvantitet.";
  return touched.some((row) => row.accountId === undefined && row.accountText.trim() !== "")
    ? "Enkel behöver konton som finns i kontoplanen."
    : "Enkel har ett belopp, och raderna här balanserar inte.";
}

/** The form in the simple mode, its rows in their order and on their sides; undefined when it cannot show them. */
export function asSimpleForm(form: EntryForm): EntryForm | undefined {
  const rows = asSimpleRows(form);
  if (rows === undefined) return undefined;
  const direction = moneyDirectionOf(rows[0]?.amount);
  const simple = withRows(
    { ...form, mode: "simple", ...(direction === undefined ? {} : { direction }) },
    rows,
  );
  const followsRate = form.rows.find((row) => !isUntouched(row))?.followsRate;
  if (followsRate === undefined) return simple;
  return { ...simple, rows: simple.rows.map((row, index) => (index === 0 ? { ...row, followsRate } : row)) };
}

/** The rows as the simple mode shows them; undefined when it cannot. */
function asSimpleRows(form: EntryForm): readonly TransactionFormRow[] | undefined {
  // VAT would be left without the row that it follows.
  if ((form.vatSplits ?? []).length > 0) return undefined;
  const touched = form.rows.filter((row) => !isUntouched(row));
  // An account that does not exist yet would be lost when the mode changes.
  if (touched.some((row) => row.accountId === undefined && row.accountText.trim() !== "")) return undefined;
  if (touched.some(hasQuantity)) return undefined;
  // The amount of the second row is that of the first.
  if (touched.slice(1).some(({ followsRate }) => followsRate === true)) return undefined;
  return simpleRows(touched.filter((row) => !isEmptyRow(row)).map(fieldsOf));
}

function formRows(form: EntryForm): TransactionFormRow[] {
  return form.rows.map((row) =>
    // Text that is not an account counts as a row with a wrong account, not as an empty row.
    row.accountId === undefined && row.accountText.trim() !== ""
      ? { ...fieldsOf(row), accountId: 0 }
      : fieldsOf(row),
  );
}

/** The simple mode has no field for it. */
function hasQuantity({ quantity, typedQuantity }: EntryRow): boolean {
  return quantity !== undefined || typedQuantity !== undefined;
}
