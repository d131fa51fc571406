import type { AccountNo } from "../account-plan/index.ts";
import { dayNumber, type IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import { addRow, newRowTable, type RowTable } from "./row-table.ts";

/** A row that can be counted, since it has an account. */
export interface BookEntry {
  readonly accountId?: AccountNo;
  readonly amount: Ore;
  /** False: struck out, in no sum (LE4). */
  readonly adjustmentType?: boolean;
}

/** What transactions and dated drafts have in common. */
export interface BookVoucher {
  readonly date: IsoDate;
  readonly entries: readonly BookEntry[];
}

/** Grows at the end only; shared by the ledgers that were extended from one another. */
interface BookStore<Voucher extends BookVoucher> {
  readonly vouchers: Voucher[];
  readonly counted: RowTable;
  readonly struck: RowTable;
  readonly dayOfDate: Map<IsoDate, number>;
}

/**
 * Vouchers with their rows indexed: those that count in sums and, apart from them, the struck ones. A book is a value:
 * it sees a fixed number of vouchers and rows of its store, whatever is added after them.
 */
export interface Book<Voucher extends BookVoucher> {
  readonly store: BookStore<Voucher>;
  readonly voucherCount: number;
  readonly countedRows: number;
  readonly struckRows: number;
}

/** Whether an account's rows are counted; rows of other accounts are left out of the book. */
export type AccountTest = (account: AccountNo) => boolean;

const everyAccount: AccountTest = () => true;

/** Indexes vouchers in the order given: one pass over their rows. */
export function buildBook<Voucher extends BookVoucher>(
  vouchers: readonly Voucher[],
  counts: AccountTest = everyAccount,
): Book<Voucher> {
  let rows = 0;
  for (const voucher of vouchers) rows += voucher.entries.length;
  const store: BookStore<Voucher> = {
    vouchers: [],
    counted: newRowTable(rows),
    struck: newRowTable(0),
    dayOfDate: new Map(),
  };
  for (const voucher of vouchers) addVoucher(store, voucher, counts);
  return bookOf(store);
}

/**
 * The book with one more voucher, in time proportional to the voucher's rows. When the book has been extended before,
 * its store holds vouchers that it must not see, so it is indexed again.
 */
export function extendBook<Voucher extends BookVoucher>(
  book: Book<Voucher>,
  voucher: Voucher,
): Book<Voucher> {
  if (book.store.vouchers.length !== book.voucherCount) return buildBook([...vouchersOf(book), voucher]);
  addVoucher(book.store, voucher, everyAccount);
  return bookOf(book.store);
}

/** The vouchers of the book, in the order they were added, as a copy that later vouchers do not change. */
export function vouchersOf<Voucher extends BookVoucher>(book: Book<Voucher>): readonly Voucher[] {
  return book.store.vouchers.slice(0, book.voucherCount);
}

function bookOf<Voucher extends BookVoucher>(store: BookStore<Voucher>): Book<Voucher> {
  return {
    store,
    voucherCount: store.vouchers.length,
    countedRows: store.counted.length,
    struckRows: store.struck.length,
  };
}

function addVoucher<Voucher extends BookVoucher>(
  store: BookStore<Voucher>,
  voucher: Voucher,
  counts: AccountTest,
): void {
  const day = dayOf(store, voucher.date);
  const index = store.vouchers.length;
  store.vouchers.push(voucher);
  let entryIndex = 0;
  for (const { accountId, amount, adjustmentType } of voucher.entries) {
    if (accountId !== undefined && counts(accountId)) {
      const table = adjustmentType === false ? store.struck : store.counted;
      addRow(table, { account: accountId, amount, day, voucher: index, entry: entryIndex });
    }
    entryIndex += 1;
  }
}

/** A year has few dates and many vouchers, so day numbers are cached. */
function dayOf<Voucher extends BookVoucher>(store: BookStore<Voucher>, date: IsoDate): number {
  const known = store.dayOfDate.get(date);
  if (known !== undefined) return known;
  const day = dayNumber(date);
  store.dayOfDate.set(date, day);
  return day;
}
