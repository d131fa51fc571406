import type { DateRange } from "../../../calendar/index.ts";
import { hasMovedVat, outsideAccounts } from "../../moved-vat.ts";
import { partsOfPeriod, type VatBooks } from "../../vat-moves.ts";
import { rowsLeft } from "../rows-left.ts";

/**
 * Whether the VAT of a period has been moved to 2650 or 1650: there was some, and nothing of it is left to settle (OV4).
 * What is booked outside 2610-2649 no settlement can have moved.
 */
export function isPeriodSettled(years: readonly VatBooks[], period: DateRange): boolean {
  const parts = partsOfPeriod(years, period);
  return (
    hasMovedVat(parts) &&
    parts.every((part) => outsideAccounts(part).length === 0 && rowsLeft(part).length === 0)
  );
}
