import { isAccountNo } from "@huvudbok/core/account-plan";
import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  type ClosingPart,
  type Entry,
  isEmptyRow,
  type MadeVatSplit,
  type MoneyDirection,
  type NewTransaction,
  type TransactionEditMode,
  type TransactionFormRow,
  type TransactionLink,
  withSimpleAmount,
} from "@huvudbok/core/transaction";

/** What a page filled the form with that others may book meanwhile, to know when it is no longer that (VR25, CL11). */
export interface PreparedRows {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** Of 'Bokför momsen': the period. */
  readonly settles?: DateRange;
  /** Of the closing: what of it is booked. */
  readonly closes?: ClosingPart;
}

/** A row as it is typed. */
export interface EntryRow extends TransactionFormRow {
  readonly key: number;
  /** The text of the account field, also when no account has that number. */
  readonly accountText: string;
  /** The amount that the row had in a recalled transaction: the first amount typed scales the others in proportion. */
  readonly share?: Ore;
  /** The amount is that of `foreignCurrencyAmount` by the rate of the date, until it is registered (TR27). */
  readonly followsRate?: true;
  /** The text of the quantity while it is no number (TR28). */
  readonly typedQuantity?: string;
  /** The side with a text that is not an amount. */
  readonly unreadable?: "debit" | "credit";
  /** The text of an amount field that has not been left, or that cannot be read. */
  readonly typed?: TypedAmount;
}

export interface TypedAmount {
  readonly side: "debit" | "credit";
  readonly text: string;
}

/** A registration that got no answer. */
export interface SentRegistration {
  /** Identifies the commit, which may be waiting to be sent again. */
  readonly unsavedId: string;
  readonly transaction: NewTransaction;
  /** The next number at that time: if the commit has arrived, the transaction has this number or a later one. */
  readonly from: number;
}

/** Pasted lines that could not be read, and are in no row (TR19). */
export interface UnreadLines {
  readonly count: number;
  /** The first of them, as they were pasted. */
  readonly lines: readonly string[];
  /** An amount among them that can be read in two ways. */
  readonly ambiguous?: string;
}

/** An account that is being created from the account field of a row. */
export interface TypedAccount {
  readonly key: number;
  readonly number: string;
  readonly name: string;
}

/** The form of a transaction while a person fills it in. In advanced mode the last row is always empty. */
export interface EntryForm {
  readonly mode: TransactionEditMode;
  readonly date: IsoDate | undefined;
  /** The text of the date field while it has not been left, or cannot be read. */
  readonly typedDate?: string;
  readonly text: string;
  readonly series: string;
  readonly rows: readonly EntryRow[];
  readonly annotation: string;
  readonly attachmentIds: readonly string[];
  /** In the simple mode: the direction of the money, when a person has chosen it or it came with the rows. */
  readonly direction?: MoneyDirection;
  /** The transaction that this one corrects ('Vänd', 'Rätta'). */
  readonly corrects?: TransactionLink;
  /** The rows that reverse it ('Vänd'): while the form has them it corrects, with others it is no reversal. */
  readonly reversing?: readonly Entry[];
  /** The text that 'Vänd' filled in. */
  readonly reversalText?: string;
  /** The reversal that is registered with this one ('Rätta'). */
  readonly reversal?: NewTransaction;
  /** That reversal is booked on the date of the form. */
  readonly isReversalMoved?: boolean;
  /** The day that a page had prepared, which is closed or of an earlier year (TR30). */
  readonly closedDate?: IsoDate;
  /** The VAT splits that were made, so that the same command again takes the next rate and no VAT is split twice. */
  readonly vatSplits?: readonly MadeVatSplit[];
  /** The page that prepared it and that one comes back to when it is registered. */
  readonly preparedBy?: "closing";
  /** The address of such a page, where it is not the closing helper. */
  readonly returnTo?: string;
  readonly prepared?: PreparedRows;
  /** The registration that got no answer: the server may still have it. */
  readonly sent?: SentRegistration;
  /** The draft that it was to become: the same one when that is tried again, also after the tab was closed (DR19). */
  readonly draftId?: string;
  readonly newAccount?: TypedAccount;
  /** What pasting has left out, until a person has dismissed it. */
  readonly unread?: UnreadLines;
  /** The key of the next new row. */
  readonly nextKey: number;
}

/** The form with these rows, with new keys, and an empty row last. */
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
  const rows = [...form.rows];
  while (isUntouched(rows.at(-1)) && isUntouched(rows.at(-2))) rows.pop();
  if (isUntouched(rows.at(-1))) return { ...form, rows };
  return { ...form, rows: [...rows, { key: form.nextKey, accountText: "" }], nextKey: form.nextKey + 1 };
}

/** True for a row in which nothing is entered. */
export function isUntouched(row: EntryRow | undefined): boolean {
  if (row === undefined || row.accountText !== "" || !isEmptyRow(row)) return false;
  return row.unreadable === undefined && row.followsRate === undefined;
}

/** The row without the fields that only the form needs. */
export function fieldsOf(row: EntryRow): TransactionFormRow {
  const {
    key: _key,
    accountText: _text,
    share: _share,
    followsRate: _follows,
    unreadable: _unreadable,
    typed: _typed,
    typedQuantity: _quantity,
    ...fields
  } = row;
  return fields;
}

/** A number of an account that the chart does not have. */
export function typedAccount({ accountId, accountText }: EntryRow): number | undefined {
  const number = Number(accountText);
  return accountId === undefined && accountText.trim() !== "" && isAccountNo(number) ? number : undefined;
}

function simple(form: EntryForm): EntryForm {
  const [
    first = { key: form.nextKey, accountText: "" },
    second = { key: form.nextKey + 1, accountText: "" },
  ] = form.rows;
  const [upper, lower] = withSimpleAmount([first, second], first.amount);
  return {
    ...form,
    rows: [
      { ...first, ...upper },
      { key: second.key, accountText: second.accountText, ...lower },
    ],
    nextKey: Math.max(form.nextKey, first.key + 1, second.key + 1),
  };
}
