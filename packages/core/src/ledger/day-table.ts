import { runningSum } from "../money/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import { ACCOUNT_SPACE, elementAt, numberAt, type RowTable } from "./row-table.ts";

/**
 * The counted rows of a book added up by account and day, as columns. A year has at most some days for each account,
 * however many rows it has, so that who asks for many periods of it need not pass its rows for each.
 */
export interface DayTable {
  readonly account: readonly number[];
  /** Days since 1970-01-01. */
  readonly day: readonly number[];
  /** The sum of the rows, in whole öre: debit positive. */
  readonly amount: readonly number[];
  /** How many rows it is the sum of. */
  readonly rows: readonly number[];
}

interface GrowingTable {
  readonly account: number[];
  readonly day: number[];
  readonly amount: number[];
  readonly rows: number[];
  readonly placeOf: Map<number, number>;
  /** How many rows of the book are added. */
  seen: number;
}

/** As far as it was last asked for. */
const tables = new WeakMap<RowTable, GrowingTable>();

/**
 * The day table of a book: rows that are new since it was last asked for are added to it. It may be read until it is
 * asked for again. A book that has been extended since has to be added up by itself.
 */
export function dayTable<Voucher extends BookVoucher>({ store, countedRows }: Book<Voucher>): DayTable {
  const last = tables.get(store.counted);
  const table = last === undefined || last.seen > countedRows ? emptyTable() : last;
  if (last === undefined) tables.set(store.counted, table);
  for (; table.seen < countedRows; table.seen += 1) addRow(table, store.counted, table.seen);
  return table;
}

function emptyTable(): GrowingTable {
  return { account: [], day: [], amount: [], rows: [], placeOf: new Map(), seen: 0 };
}

function addRow(table: GrowingTable, from: RowTable, row: number): void {
  const [account, day] = [numberAt(from.account, row), numberAt(from.day, row)];
  const amount = numberAt(from.amount, row);
  const key = day * ACCOUNT_SPACE + account;
  const place = table.placeOf.get(key);
  if (place === undefined) {
    table.placeOf.set(key, table.account.length);
    table.account.push(account);
    table.day.push(day);
    table.amount.push(amount);
    table.rows.push(1);
  } else {
    table.amount[place] = runningSum(elementAt(table.amount, place), amount);
    table.rows[place] = elementAt(table.rows, place) + 1;
  }
}
