import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  balancingRemainder,
  directionOf,
  entriesOfForm,
  isEmptyRow,
  type NewTransaction,
  simpleRows,
  type TransactionEditMode,
  type TransactionForm,
  type TransactionFormRow,
} from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, isUntouched, withRows } from "./entry-rows.ts";

interface EntryFormStart {
  readonly mode: TransactionEditMode;
  readonly date: IsoDate | undefined;
  readonly series: string;
  /** Keys go on from those of the form before, so that no field of it lives on in this one. */
  readonly nextKey?: number;
}

/** A form with the given beginnings and one empty row. */
export function emptyEntryForm({ nextKey = 1, ...start }: EntryFormStart): EntryForm {
  return withRows({ ...start, text: "", rows: [], annotation: "", attachmentIds: [], nextKey }, []);
}

/** The rows that the specification's rules look at. */
export function transactionForm(form: EntryForm): TransactionForm {
  return { ...(form.date === undefined ? {} : { date: form.date }), text: form.text, rows: formRows(form) };
}

/** What is registered; undefined without a date. */
export function newTransaction(form: EntryForm): NewTransaction | undefined {
  const { date, series, annotation, attachmentIds, corrects } = form;
  if (date === undefined) return undefined;
  return {
    series,
    date,
    text: form.text.trim(),
    entries: entriesOfForm(formRows(form)),
    locked: false,
    ...(annotation === "" ? {} : { annotation }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
    ...(corrects === undefined ? {} : { corrects }),
  };
}

/**
 * What an empty amount of a row with an account would have to be; undefined for a filled row and when nothing is
 * missing.
 */
export function suggestedAmount(form: EntryForm, key: number): Ore | undefined {
  const index = form.rows.findIndex((row) => row.key === key);
  const row = form.rows[index];
  if (row === undefined || row.accountText === "" || row.unreadable !== undefined) return undefined;
  if ((row.amount ?? 0) !== 0 || form.mode === "simple") return undefined;
  const remainder = balancingRemainder(form.rows, index);
  return remainder === 0 ? undefined : remainder;
}

/** True when a person has put something in the rows. */
export function hasRows(form: EntryForm): boolean {
  return form.rows.some((row) => !isUntouched(row));
}

/** True when a person has put something in the form that would be lost by leaving it. */
export function isTouched(form: EntryForm): boolean {
  const isTyping = form.rows.some(({ typed }) => typed !== undefined);
  return (
    hasRows(form) || isTyping || form.text !== "" || form.annotation !== "" || form.attachmentIds.length > 0
  );
}

/** True when the rows can be shown as an account and its contra account (clarification B24). */
export function fitsSimpleMode(form: EntryForm): boolean {
  return form.mode === "simple" || asSimpleRows(form) !== undefined;
}

/** The form in the simple mode, its rows in their order and on their sides; undefined when it cannot show them. */
export function asSimpleForm(form: EntryForm): EntryForm | undefined {
  const rows = asSimpleRows(form);
  if (rows === undefined) return undefined;
  const direction = directionOf(rows[0]?.amount);
  return withRows({ ...form, mode: "simple", ...(direction === undefined ? {} : { direction }) }, rows);
}

/** The rows as the simple mode shows them; undefined when it cannot. */
function asSimpleRows(form: EntryForm): readonly TransactionFormRow[] | undefined {
  const touched = form.rows.filter((row) => !isUntouched(row));
  // An account that is none yet would be lost on the way.
  if (touched.some((row) => row.accountId === undefined && row.accountText.trim() !== "")) return undefined;
  return simpleRows(touched.filter((row) => !isEmptyRow(row)).map(fieldsOf));
}

function formRows(form: EntryForm): TransactionFormRow[] {
  return form.rows.map((row) =>
    // What is typed but is no account counts as a row with a wrong account, not as an empty one.
    row.accountId === undefined && row.accountText.trim() !== ""
      ? { ...fieldsOf(row), accountId: 0 }
      : fieldsOf(row),
  );
}

/** The row without what only the form needs. */
function fieldsOf(row: EntryRow): TransactionFormRow {
  const {
    key: _key,
    accountText: _text,
    share: _share,
    unreadable: _unreadable,
    typed: _typed,
    ...fields
  } = row;
  return fields;
}
