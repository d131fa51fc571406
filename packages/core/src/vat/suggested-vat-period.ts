import type { DateRange } from "../calendar/index.ts";
import { areDaysDeclared, type HandedOut } from "../filing/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { type VatPeriodType, vatPeriods } from "./period/vat-period.ts";
import { isPeriodSettled } from "./settlement/held/period-settled.ts";
import { daysOfPeriod } from "./settlement/own-settlements.ts";
import { settledPeriods } from "./settlement/settled-periods.ts";
import { partsOfPeriod, type VatBooks } from "./vat-moves.ts";
import { vatLeft } from "./vat-settlement-entry.ts";

/**
 * The period of a year's books that a report begins with: the one after as many as have been settled, unless it is known to
 * be another (VR6). A period may have been settled twice, or be a part of a longer return, or have had nothing to settle:
 * the first that such settlements would pass by comes before it, and one that is done with gives way to the next.
 */
export function vatPeriodToReport(
  books: VatBooks,
  type: VatPeriodType,
  filings: readonly HandedOut[],
): DateRange | undefined {
  const year = books.ledger.fiscalYear;
  const periods = vatPeriods(year, type);
  const counted = suggestedVatPeriod(books.ledger, type);
  const place = periods.findIndex(({ from }) => from === counted?.from);
  const isDone = (period: DateRange) =>
    areDaysDeclared(filings, "vat", daysOfPeriod(year, period)) || isPeriodSettled([books], period);
  const isLeft = (period: DateRange) =>
    !isDone(period) &&
    (vatLeft(partsOfPeriod([books], period)).length > 0 ||
      filings.some((filing) => isDeclaredBefore(filing, period)));
  const passed = periods.find((period, at) => at < place && isLeft(period));
  return passed ?? periods.find((period, at) => at >= place && !isDone(period)) ?? counted;
}

/** Who has marked an earlier return as handed in marks those as well in which there was nothing to settle (OV15). */
function isDeclaredBefore({ kind, isDeclared, period: { to } }: HandedOut, { from }: DateRange): boolean {
  return kind === "vat" && isDeclared && to < from;
}

/** The period of a year's books after as many as have been settled, or the year's last (VR6). */
export function suggestedVatPeriod(ledger: Ledger, type: VatPeriodType): DateRange | undefined {
  const periods = vatPeriods(ledger.fiscalYear, type);
  return periods[Math.min(settledPeriods(ledger), periods.length - 1)];
}

/**
 * The first period of a year's books that has something left to settle; undefined when none has (CL7). `following` are the
 * books of the year after, which may have settled some (VR14).
 */
export function unsettledVatPeriod(
  books: VatBooks,
  type: VatPeriodType,
  following?: VatBooks,
): DateRange | undefined {
  const years = following === undefined ? [books] : [books, following];
  return vatPeriods(books.ledger.fiscalYear, type).find(
    (period) => vatLeft(partsOfPeriod(years, period).slice(0, 1)).length > 0,
  );
}
