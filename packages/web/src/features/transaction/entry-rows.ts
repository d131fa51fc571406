import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  type Entry,
  isEmptyRow,
  type TransactionEditMode,
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
  /** Counts attempts to split a row that carries no VAT, so that each is told once. */
  readonly vatRefusals?: number;
  /** The key of the next new row. */
  readonly nextKey: number;
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

/** The form after one row has changed. */
export function changed(form: EntryForm, key: number, change: (row: EntryRow) => EntryRow): EntryForm {
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
