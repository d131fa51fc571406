import { type DateRange, isSameRange } from "../../calendar/index.ts";
import { type CompanyType, companyTypeRules } from "../../company/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { vatTurnover } from "../vat-boxes.ts";
import type { VatBooks } from "../vat-moves.ts";
import { LARGE_TAX_BASE, type VatPeriodType, vatPeriodTypeOf } from "./vat-period.ts";

export interface VatPeriodChoice {
  readonly type: VatPeriodType;
  /**
   * The period is neither chosen nor that of a return that was handed in, but assumed: that of a return that was made, the
   * usual one of the company type, or the one its turnover requires (OV6).
   */
  readonly isAssumed: boolean;
}

export interface VatPeriodQuestion {
  /** What somebody has chosen for the company. */
  readonly storedType: VatPeriodType | undefined;
  readonly companyType: CompanyType;
  /** The books of the selected year and of the one before it, if there is one. */
  readonly books: readonly VatBooks[];
  /** All years of the company. */
  readonly fiscalYears: readonly DateRange[];
  /** The files made of the selected year and of those beside it, newest first; none while they are not known. */
  readonly filings: readonly HandedOut[];
}

/**
 * How often the company reports VAT: as it is stored, else as its last return says, else as is usual. Every page asks this,
 * with the same, so that none assumes another period than the next (OV6).
 */
export function vatPeriodChoice({
  storedType,
  companyType,
  books,
  fiscalYears,
  filings,
}: VatPeriodQuestion): VatPeriodChoice {
  if (storedType !== undefined) return { type: storedType, isAssumed: false };
  const returns = filings.filter(({ kind }) => kind === "vat");
  // A fiscal year that is just a quarter or a month may be the period of any company.
  const telling = returns.filter(({ period }) => !isShortYear(period, fiscalYears));
  const last = telling.find(({ isDeclared }) => isDeclared) ?? telling[0];
  if (last !== undefined) return { type: vatPeriodTypeOf(last.period), isAssumed: !last.isDeclared };
  if (books.some((each) => vatTurnover(each).taxBase > LARGE_TAX_BASE))
    return { type: "month", isAssumed: true };
  const isYearly = returns.length > 0 || companyTypeRules(companyType).firstVatPeriod === "fiscal-year";
  return { type: isYearly ? "year" : "quarter", isAssumed: true };
}

/** Whether a period is the whole of a fiscal year that is just a month or quarter of the calendar. */
function isShortYear(period: DateRange, fiscalYears: readonly DateRange[]): boolean {
  return vatPeriodTypeOf(period) !== "year" && fiscalYears.some((year) => isSameRange(year, period));
}
