import type { AccountNo } from "../account-plan/index.ts";

/**
 * Rows of vouchers as columns, one place per row. Grows by doubling, and rows are only ever added at the end: a ledger
 * that knows the first n rows is not disturbed by those that come after them.
 */
export interface RowTable {
  account: Uint16Array;
  /** Whole öre, debit positive. */
  amount: Float64Array;
  /** Days since 1970-01-01. */
  day: Int32Array;
  /** Which voucher of the book the row belongs to. */
  voucher: Int32Array;
  /** Which row of the voucher it is. */
  entry: Int32Array;
  /** The row before this one on the same account, or -1: the rows of one account are a chain from its last row. */
  previousOnAccount: Int32Array;
  /** By account number: its last row, or -1. */
  readonly lastOnAccount: Int32Array;
  /** The accounts that have a row, in the order of their first ones. */
  readonly accounts: number[];
  length: number;
}

/** A row that has not been added yet. */
export interface NewRow {
  readonly account: AccountNo;
  readonly amount: number;
  readonly day: number;
  readonly voucher: number;
  readonly entry: number;
}

/** One more than the largest account number: the size of everything indexed by account. */
export const ACCOUNT_SPACE = 10_000;
const SMALLEST_CAPACITY = 16;

/** An empty table with room for `capacity` rows. */
export function newRowTable(capacity: number): RowTable {
  const size = Math.max(capacity, SMALLEST_CAPACITY);
  return {
    account: new Uint16Array(size),
    amount: new Float64Array(size),
    day: new Int32Array(size),
    voucher: new Int32Array(size),
    entry: new Int32Array(size),
    previousOnAccount: new Int32Array(size),
    lastOnAccount: new Int32Array(ACCOUNT_SPACE).fill(-1),
    accounts: [],
    length: 0,
  };
}

/** Adds a row at the end: constant time on average. */
export function addRow(table: RowTable, row: NewRow): void {
  const at = table.length;
  if (at === table.account.length) doubleCapacity(table);
  table.account[at] = row.account;
  table.amount[at] = row.amount;
  table.day[at] = row.day;
  table.voucher[at] = row.voucher;
  table.entry[at] = row.entry;
  const previous = numberAt(table.lastOnAccount, row.account);
  if (previous === -1) table.accounts.push(row.account);
  table.previousOnAccount[at] = previous;
  table.lastOnAccount[row.account] = at;
  table.length = at + 1;
}

/** The places of an account's rows among the first `length` rows, from place `first` on, in the order they were added. */
export function rowsOnAccount(table: RowTable, length: number, account: AccountNo, first = 0): number[] {
  const places: number[] = [];
  let at = lastRowOnAccount(table, length, account);
  while (at >= first) {
    places.push(at);
    at = numberAt(table.previousOnAccount, at);
  }
  return places.reverse();
}

/** The place of the account's last row among the first `length` rows, or -1 when it has none. */
function lastRowOnAccount(table: RowTable, length: number, account: number): number {
  let at = numberAt(table.lastOnAccount, account);
  while (at >= length) at = numberAt(table.previousOnAccount, at);
  return at;
}

/** The accounts that have a row among the first `length` rows. */
export function accountsWithRow(table: RowTable, length: number): readonly number[] {
  return table.accounts.filter((account) => lastRowOnAccount(table, length, account) !== -1);
}

/** The element at an index that is known to exist, which the types cannot express. */
export function numberAt(numbers: Int32Array | Uint16Array | Float64Array, at: number): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every caller stays within the length
  return numbers[at] as number;
}

/** The same of what are no numbers, as vouchers. */
export function elementAt<Element>(elements: readonly Element[], at: number): Element {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- places, vouchers and entries are of one ledger
  return elements[at] as Element;
}

function doubleCapacity(table: RowTable): void {
  const size = table.account.length * 2;
  const filled = <Numbers extends Int32Array | Uint16Array | Float64Array>(to: Numbers, from: Numbers) => {
    to.set(from);
    return to;
  };
  table.account = filled(new Uint16Array(size), table.account);
  table.amount = filled(new Float64Array(size), table.amount);
  table.day = filled(new Int32Array(size), table.day);
  table.voucher = filled(new Int32Array(size), table.voucher);
  table.entry = filled(new Int32Array(size), table.entry);
  table.previousOnAccount = filled(new Int32Array(size), table.previousOnAccount);
}
