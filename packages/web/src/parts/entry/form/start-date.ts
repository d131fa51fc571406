import { clampDate, type IsoDate } from "@huvudbok/core/calendar";
import { type OpenPeriod, openDate, type Transaction } from "@huvudbok/core/transaction";

/**
 * The date that a new transaction starts with: that of the transaction registered last in the year, since vouchers are
 * entered in the order of a pile. In an empty year it is today, moved inside the year. Never a closed day while the
 * year has an open one.
 */
export function startDate(transactions: Iterable<Transaction>, period: OpenPeriod, today: IsoDate): IsoDate {
  const { year } = period;
  const date = latestDate(transactions) ?? clampDate(today, { min: year.from, max: year.to });
  return openDate(date, period) ?? date;
}

/** The date of the transaction registered last in the year. */
export function latestDate(transactions: Iterable<Transaction>): IsoDate | undefined {
  return lastRegistered(transactions)?.date;
}

/** The latest by day of registration; on the same day the highest number, and between series the later date. */
function lastRegistered(transactions: Iterable<Transaction>): Transaction | undefined {
  let last: Transaction | undefined;
  for (const transaction of transactions) {
    if (last === undefined || isLater(transaction, last)) last = transaction;
  }
  return last;
}

function isLater(a: Transaction, b: Transaction): boolean {
  const [dayA, dayB] = [a.regDate ?? "", b.regDate ?? ""];
  if (dayA !== dayB) return dayA > dayB;
  return a.series === b.series ? a.number > b.number : a.date > b.date;
}
