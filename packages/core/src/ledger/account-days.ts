import type { AccountNo } from "../account-plan/index.ts";
import { dateFromDayNumber, type IsoDate } from "../calendar/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import { dayTable } from "./day-table.ts";
import type { Ledger } from "./ledger.ts";
import { numberAt } from "./row-table.ts";

/** The days with a row, struck or not, on any of some accounts, in order. */
export function daysOfAccounts(ledger: Ledger, accounts: ReadonlySet<AccountNo>): readonly IsoDate[] {
  const days = new Set([
    ...daysOf(ledger.registered, accounts),
    ...(ledger.drafts === undefined ? [] : daysOf(ledger.drafts.book, accounts)),
  ]);
  return [...days].toSorted((a, b) => a - b).map(dateFromDayNumber);
}

function daysOf<Voucher extends BookVoucher>(
  book: Book<Voucher>,
  accounts: ReadonlySet<number>,
): readonly number[] {
  const { account, day } = dayTable(book);
  const days = day.filter((_, place) => accounts.has(Number(account[place])));
  const { struck } = book.store;
  for (let row = 0; row < book.struckRows; row += 1) {
    if (accounts.has(numberAt(struck.account, row))) days.push(numberAt(struck.day, row));
  }
  return days;
}
