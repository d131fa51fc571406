import type { Account, AccountNo } from "@huvudbok/core/account-plan";
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
} from "@huvudbok/core/transaction";
import { changed, type EntryForm, normalized, withRows } from "./entry-rows.ts";
import { splitRowVat } from "./split-row-vat.ts";

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
  | { readonly kind: "split-vat"; readonly key: number; readonly accounts: ReadonlyMap<number, Account> }
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
    case "split-vat":
      return splitRowVat(form, action.key, action.accounts);
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

function formRows(form: EntryForm): TransactionFormRow[] {
  return form.rows.map(({ key: _key, accountText, ...row }) =>
    // What is typed but is no account counts as a row with a wrong account, not as an empty one.
    row.accountId === undefined && accountText.trim() !== "" ? { ...row, accountId: 0 } : row,
  );
}

function inMode(form: EntryForm, mode: TransactionEditMode): EntryForm {
  if (mode === form.mode) return form;
  if (mode === "advanced") return normalized({ ...form, mode });
  const rows = simpleRows(form.rows.filter((row) => !isEmptyRow(row)));
  return rows === undefined ? form : withRows({ ...form, mode }, rows);
}

/** An amount typed in a row; in a remembered pattern the other rows follow in proportion. */
function withAmount(form: EntryForm, key: number, amount: Ore | undefined): EntryForm {
  const { pattern, vatSplit: _vatSplit, ...rest } = form;
  const index = form.rows.findIndex((row) => row.key === key);
  // Leaving a field without a change changes nothing, so that a VAT split or a pattern stays at hand.
  if (form.rows[index]?.amount === amount) return form;
  const scaled =
    pattern === undefined || amount === undefined || amount === 0
      ? undefined
      : scaledByRow(pattern, index, amount);
  if (scaled === undefined) {
    const unscaled = pattern === undefined ? rest : { ...rest, pattern };
    return changed(unscaled, key, ({ amount: _, ...row }) =>
      amount === undefined ? row : { ...row, amount },
    );
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
