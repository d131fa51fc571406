import { addDays, type IsoDate, rangeOfMonths } from "../calendar/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import type { VatPeriodsToDeclare } from "../vat/index.ts";

/**
 * Whether the VAT of home needs the year after the selected one: something may be due of it, since it has begun and ended
 * less than twelve months ago, or the last of the periods has days in it (VR6).
 */
export function needsVatYear(
  { from, to }: FiscalYear,
  { periods }: VatPeriodsToDeclare,
  today: IsoDate,
): boolean {
  return (
    (from <= today && today <= rangeOfMonths(addDays(to, 1), 12).to) ||
    periods.some(({ period }) => period.to >= from)
  );
}
