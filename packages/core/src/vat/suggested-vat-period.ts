import type { DateRange } from "../calendar/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { type VatPeriodType, vatPeriods } from "./period/vat-period.ts";
import { settledPeriods } from "./settlement/settled-periods.ts";
import { partsOfPeriod, type VatBooks } from "./vat-moves.ts";
import { vatLeft } from "./vat-settlement-entry.ts";

/** The period of a year's books to report next: after as many as have been settled, or the year's last (VR6). */
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
