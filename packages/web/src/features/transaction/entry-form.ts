import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  balancingRemainder,
  type Entry,
  isEmptyRow,
  scaledByRow,
  simpleRows,
  type TransactionEditMode,
  type TransactionForm,
  type TransactionFormRow,
  type VatRate,
  withSimpleAmount,
} from "@huvudbok/core/transaction";

/** A row as it is typed. `accountText` is what stands in the account field, also when no account has that number. */
export interface EntryRow extends TransactionFormRow {
  readonly key: number;
  readonly accountText: string;
}

/** The form of a transaction while a person fills it in. The last row is always empty. */
export interface EntryForm {
  readonly mode: TransactionEditMode;
  readonly date: IsoDate | undefined;
  readonly text: string;
  readonly series: string;
  readonly rows: readonly EntryRow[];
  readonly annotation: string;
  readonly attachmentIds: readonly string[];
  /**
   * The rows of a remembered transaction whose accounts stand in the form without amounts: the first amount typed
   * fills the others in proportion. It ends there.
   */
  readonly pattern?: readonly Entry[];
  /** The last VAT split, so that Ctrl+M once more takes the next rate. */
  readonly vatSplit?: {
    readonly key: number;
    readonly vatKey: number;
    readonly gross: Ore;
    readonly rate: VatRate;
  };
  /** The key of the next new row. */
  readonly nextKey: number;
}

export type EntryAction =
  | { readonly kind: "date"; readonly date: IsoDate | undefined }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "series"; readonly series: string }
  | { readonly kind: "annotation"; readonly annotation: string }
  | { readonly kind: "attachments"; readonly attachmentIds: readonly string[] }
  | { readonly kind: "mode"; readonly mode: TransactionEditMode }
  | { readonly kind: "account"; readonly key: number; readonly text: string; readonly accountId?: AccountNo }
  | { readonly kind: "amount"; readonly key: number; readonly amount: Ore | undefined }
  | { readonly kind: "row-text"; readonly key: number; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly TransactionFormRow[] }
  | { readonly kind: "recall"; readonly entries: readonly Entry[] }
  | { readonly kind: "copy-above"; readonly key: number }
  | { readonly kind: "remove-row"; readonly key: number }
  | { readonly kind: "replace"; readonly form: EntryForm };

/** A form with the given beginnings and one empty row. */
export function emptyEntryForm(start: {
  readonly mode: TransactionEditMode;
  readonly date: IsoDate | undefined;
  readonly series: string;
}): EntryForm {
  return withRows({ ...start, text: "", rows: [], annotation: "", attachmentIds: [], nextKey: 1 }, []);
}

/** The form after something was typed or chosen. Pure: the page holds the only state. */
export function entryFormAfter(form: EntryForm, action: EntryAction): EntryForm {
  switch (action.kind) {
    case "date":
      return { ...form, date: action.date };
    case "text":
      return { ...form, text: action.text };
    case "series":
      return { ...form, series: action.series };
    case "annotation":
      return { ...form, annotation: action.annotation };
    case "attachments":
      return { ...form, attachmentIds: action.attachmentIds };
    case "mode":
      return inMode(form, action.mode);
    case "account":
      return changed(form, action.key, ({ accountId: _, ...row }) => ({
        ...row,
        accountText: action.text,
        ...(action.accountId === undefined ? {} : { accountId: action.accountId }),
      }));
    case "amount":
      return withAmount(form, action.key, action.amount);
    case "row-text":
      return changed(form, action.key, ({ text: _, ...row }) =>
        action.text === "" ? row : { ...row, text: action.text },
      );
    case "rows":
      return withRows(form, action.rows);
    case "recall":
      return recalled(form, action.entries);
    case "copy-above":
      return copiedFromAbove(form, action.key);
    case "remove-row":
      return normalized({ ...form, rows: form.rows.filter((row) => row.key !== action.key) });
    case "replace":
      return action.form;
  }
}

/** The rows that the specification's rules look at. */
export function transactionForm(form: EntryForm): TransactionForm {
  return { ...(form.date === undefined ? {} : { date: form.date }), text: form.text, rows: formRows(form) };
}

/** What an empty amount of a row would have to be; undefined for a filled row and when nothing is missing. */
export function suggestedAmount(form: EntryForm, key: number): Ore | undefined {
  const index = form.rows.findIndex((row) => row.key === key);
  const row = form.rows[index];
  if (row === undefined || (row.amount ?? 0) !== 0 || form.mode === "simple") return undefined;
  const remainder = balancingRemainder(form.rows, index);
  return remainder === 0 ? undefined : remainder;
}

/** True when a person has put something in the form that would be lost by leaving it. */
export function isTouched(form: EntryForm): boolean {
  const hasRow = form.rows.some((row) => !isEmptyRow(row) || row.accountText !== "");
  return hasRow || form.text !== "" || form.annotation !== "" || form.attachmentIds.length > 0;
}

/** True when the rows can be shown as an account and its contra account (clarification B24). */
export function fitsSimpleMode(form: EntryForm): boolean {
  return simpleRows(formRows(form)) !== undefined;
}

/** The form with these rows, numbered anew, and an empty one last. */
export function withRows(form: EntryForm, rows: readonly TransactionFormRow[]): EntryForm {
  const keyed = rows.map((row, index) => ({
    ...row,
    key: form.nextKey + index,
    accountText: row.accountId === undefined ? "" : String(row.accountId),
  }));
  return normalized({ ...form, rows: keyed, nextKey: form.nextKey + rows.length });
}

function formRows(form: EntryForm): TransactionFormRow[] {
  return form.rows.map(({ key: _key, accountText, ...row }) =>
    // What is typed but is no account counts as a row with a wrong account, not as an empty one.
    row.accountId === undefined && accountText.trim() !== "" ? { ...row, accountId: 0 } : row,
  );
}

function changed(form: EntryForm, key: number, change: (row: EntryRow) => EntryRow): EntryForm {
  return normalized({ ...form, rows: form.rows.map((row) => (row.key === key ? change(row) : row)) });
}

/** Ends with exactly one empty row; in simple mode there are two rows, the second the negative of the first. */
export function normalized(form: EntryForm): EntryForm {
  if (form.mode === "simple") return simple(form);
  const isEmpty = (row: EntryRow | undefined) =>
    row !== undefined && isEmptyRow(row) && row.accountText === "";
  const rows = [...form.rows];
  while (isEmpty(rows.at(-1)) && isEmpty(rows.at(-2))) rows.pop();
  if (isEmpty(rows.at(-1))) return { ...form, rows };
  return { ...form, rows: [...rows, { key: form.nextKey, accountText: "" }], nextKey: form.nextKey + 1 };
}

function simple(form: EntryForm): EntryForm {
  const [
    first = { key: form.nextKey, accountText: "" },
    second = { key: form.nextKey + 1, accountText: "" },
  ] = form.rows;
  const rows = withSimpleAmount([first, second], first.amount);
  return {
    ...form,
    rows: [
      { ...rows[0], key: first.key, accountText: first.accountText },
      { ...rows[1], key: second.key, accountText: second.accountText },
    ],
    nextKey: form.nextKey + 2,
  };
}

function inMode(form: EntryForm, mode: TransactionEditMode): EntryForm {
  if (mode === form.mode) return form;
  if (mode === "advanced") return normalized({ ...form, mode });
  const rows = simpleRows(form.rows.filter((row) => !isEmptyRow(row)));
  return rows === undefined ? form : withRows({ ...form, mode }, rows);
}

/** An amount typed in a row; in a remembered pattern the other rows follow in proportion. */
function withAmount(form: EntryForm, key: number, amount: Ore | undefined): EntryForm {
  const { pattern, ...rest } = form;
  const index = form.rows.findIndex((row) => row.key === key);
  const scaled =
    pattern === undefined || amount === undefined || amount === 0
      ? undefined
      : scaledByRow(pattern, index, amount);
  if (scaled === undefined) {
    return changed(form, key, ({ amount: _, ...row }) => (amount === undefined ? row : { ...row, amount }));
  }
  const rows = form.rows.map((row, place) => ({ ...row, ...(scaled[place] ?? {}) }));
  return normalized({ ...rest, rows });
}

/** The accounts and row texts of a remembered transaction, waiting for the first amount. */
function recalled(form: EntryForm, entries: readonly Entry[]): EntryForm {
  const rows = entries.map(({ accountId, text }) => ({ accountId, ...(text === undefined ? {} : { text }) }));
  const { pattern: _, ...rest } = form;
  const filled = withRows(rest, rows);
  return filled.mode === "simple" ? filled : { ...filled, pattern: entries };
}

/** Ctrl+D: the row gets account, text and, while it has none of its own, the amount of the row above. */
function copiedFromAbove(form: EntryForm, key: number): EntryForm {
  const index = form.rows.findIndex((row) => row.key === key);
  const above = form.rows[index - 1];
  if (above === undefined) return form;
  const { key: _, ...copy } = above;
  return changed(form, key, (row) => ({ ...copy, key: row.key }));
}
