import type { DateRange } from "../../calendar/index.ts";
import type { VatBooks } from "../vat-moves.ts";
import { hasVatLeft } from "../vat-settlement-entry.ts";
import { type VatPeriodType, vatPeriods } from "./vat-period.ts";

/**
 * The period that a broken year shares with the one before it, while either has something of it left to settle (VR6):
 * what the year before has left stands on the accounts of this one too (CL7).
 */
export function sharedPeriodLeft(
  before: VatBooks,
  books: VatBooks,
  type: VatPeriodType,
): DateRange | undefined {
  const { fiscalYear } = books.ledger;
  return vatPeriods(fiscalYear, type).find(
    (period) => period.from < fiscalYear.from && hasVatLeft([before, books], period),
  );
}
