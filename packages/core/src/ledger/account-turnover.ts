import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, dayNumber } from "../calendar/index.ts";
import { type Ore, oreOfSum, runningSum } from "../money/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import type { Ledger } from "./ledger.ts";
import { numberAt, type RowTable, rowsOnAccount } from "./row-table.ts";

/** The opening balance and turnover of one account in a range, in öre. */
export interface AccountTurnover {
  /** Opening balance of the year and everything before the range, debit positive. */
  readonly opening: Ore;
  /** Sums of debits and of credits in the range, neither negative. */
  readonly debit: Ore;
  readonly credit: Ore;
  /** How many rows the range holds, struck ones too. */
  readonly rows: number;
}

interface Sums {
  opening: number;
  debit: number;
  credit: number;
  rows: number;
}

/** Opening balance and turnover of one account, in time proportional to its rows. Struck rows are in no sum. */
export function accountTurnover(ledger: Ledger, account: AccountNo, range: DateRange): AccountTurnover {
  const sums: Sums = { opening: 0, debit: 0, credit: 0, rows: 0 };
  for (const { accountId, balance } of ledger.openingBalances) {
    if (accountId === account) sums.opening = runningSum(sums.opening, balance);
  }
  addBook(sums, ledger.registered, account, range);
  if (ledger.drafts !== undefined) addBook(sums, ledger.drafts.book, account, range);
  const { opening, debit, credit, rows } = sums;
  return { opening: oreOfSum(opening), debit: oreOfSum(debit), credit: oreOfSum(credit), rows };
}

function addBook<Voucher extends BookVoucher>(
  sums: Sums,
  { store, countedRows, struckRows }: Book<Voucher>,
  account: AccountNo,
  range: DateRange,
): void {
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  const isInRange = (table: RowTable, at: number) => {
    const day = numberAt(table.day, at);
    return day >= from && day <= to;
  };
  for (const at of rowsOnAccount(store.counted, countedRows, account)) {
    const amount = numberAt(store.counted.amount, at);
    if (isInRange(store.counted, at)) {
      sums.rows += 1;
      if (amount > 0) sums.debit = runningSum(sums.debit, amount);
      else sums.credit = runningSum(sums.credit, -amount);
    } else if (numberAt(store.counted.day, at) < from) {
      sums.opening = runningSum(sums.opening, amount);
    }
  }
  for (const at of rowsOnAccount(store.struck, struckRows, account)) {
    if (isInRange(store.struck, at)) sums.rows += 1;
  }
}
