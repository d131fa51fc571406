import { addDays, type DateRange, type IsoDate } from "../../calendar/index.ts";
import type { Draft } from "../../draft/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { countedEntries, type Transaction } from "../../transaction/index.ts";
import { type AroundYear, isTakenBack } from "../booked-money.ts";
import { bookedRows } from "../booking-pattern.ts";
import { asBooked } from "../known-money.ts";
import { isTransferOfRows, MoneyRows, moneyRows } from "../money-rows.ts";
import { MOST_TRANSFER_DAYS } from "./transfer-pairs.ts";

/** What is registered in another fiscal year than the drafts are of. */
interface OtherYearBooking extends Transaction {
  readonly ofYear: FiscalYear;
}

/** The books of a year that begins or ends beside another one, and what waits in it. */
interface BooksOfYear {
  readonly year: FiscalYear;
  readonly transactions: Iterable<Transaction>;
  readonly drafts: Iterable<Draft>;
}

/** Whether a day is so near to the beginning or the end of a year that a transfer may reach into the year beside it. */
export function nearYearEnds(
  { from, to }: DateRange,
  day: string,
): { readonly isFirst: boolean; readonly isLast: boolean } {
  return { isFirst: day < addDays(from, MOST_TRANSFER_DAYS), isLast: day > addDays(to, -MOST_TRANSFER_DAYS) };
}

/**
 * The rows of transfers that are registered in the years beside one or are drafts there, so near to it that a side of them
 * may be a draft of it (CT11): a draft of 2 January may be booked on 30 December. Beside them what drafts there may be a
 * side with.
 */
export function transfersAround({ from, to }: DateRange, books: readonly BooksOfYear[]): AroundYear {
  const around = { moved: new MoneyRows<Transaction>(), sides: new MoneyRows<Draft>() };
  const [first, last] = [addDays(from, -MOST_TRANSFER_DAYS), addDays(to, MOST_TRANSFER_DAYS)];
  const isNear = (date: IsoDate) => date >= first && date <= last;
  for (const { year, transactions, drafts } of books) {
    const near = [...drafts].filter(({ date }) => date !== undefined && isNear(date));
    for (const draft of near)
      for (const row of moneyRows(countedEntries(draft.entries))) around.sides.add(row, draft.date, draft);
    for (const transaction of [...transactions, ...near.flatMap(asBooked)]) {
      const { date } = transaction;
      if (!isNear(date) || isTakenBack(transaction)) continue;
      const rows = bookedRows(transaction);
      if (!isTransferOfRows(rows)) continue;
      const booking: OtherYearBooking = { ...transaction, ofYear: year };
      for (const row of moneyRows(rows)) around.moved.add(row, date, booking);
    }
  }
  return around;
}

/** The fiscal year of a booking, where it is another than that of the drafts. */
export function otherYearOf(booking: Transaction): FiscalYear | undefined {
  return isOfOtherYear(booking) ? booking.ofYear : undefined;
}

function isOfOtherYear(booking: Transaction): booking is OtherYearBooking {
  return "ofYear" in booking;
}
