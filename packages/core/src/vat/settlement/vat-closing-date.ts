import { unbookedResult } from "../../account-balance/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { partsOfPeriod, type VatBooks } from "../vat-moves.ts";
import { heldAtStart } from "../vat-problem.ts";
import { hasVatLeft } from "../vat-settlement-entry.ts";
import { closingThrough } from "./moves-of-days.ts";
import { settledVouchers } from "./settled-vouchers.ts";

/**
 * The day through which the books may be closed once a period is reported (VR11): its last one, when its settlement is
 * registered in every year that it has days of, also with later periods, no earlier period was left when it began, and the
 * result of each year that ends in it is booked. Undefined
 * otherwise, and when the books are closed as far already or every year of the period is locked.
 */
export function vatClosingDate(
  years: readonly VatBooks[],
  period: DateRange,
  closedThrough: IsoDate | undefined,
): IsoDate | undefined {
  if (closedThrough !== undefined && closedThrough >= period.to) return undefined;
  const parts = partsOfPeriod(years, period);
  if (parts.every(({ books }) => books.ledger.fiscalYear.locked)) return undefined;
  // Closed, the earlier period could only be settled after this one.
  if (parts.some((part, place) => heldAtStart(part, parts[place - 1]).size > 0)) return undefined;
  const isSettled = settledVouchers(parts).length > 0 && !hasVatLeft(years, period);
  const isBooked = parts
    .map(({ books }) => books.ledger)
    .filter(({ fiscalYear }) => fiscalYear.to <= period.to)
    .every((ledger) => unbookedResult(closingThrough(ledger)) === 0);
  return isSettled && isBooked ? period.to : undefined;
}
