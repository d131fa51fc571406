import {
  addMonths,
  clampDate,
  type DateRange,
  dateParts,
  firstDayOfMonth,
  type IsoDate,
  lastDayOfMonth,
  monthsOf,
} from "../calendar/index.ts";
import { type CompanyType, companyTypeRules } from "../company/index.ts";
import type { Ore } from "../money/index.ts";

/** How often VAT is reported, as `accountSettings` stores it. */
export type VatPeriodType = "year" | "quarter" | "month";

/** Above this tax base a year VAT is reported monthly, and earlier: 40 million kronor, in öre. */
export const LARGE_TAX_BASE = 40_000_000_00;

export interface VatPeriodChoice {
  readonly type: VatPeriodType;
  /**
   * The period is not chosen but assumed: the usual one of the company type, or the one its turnover requires (OV6).
   */
  readonly isAssumed: boolean;
}

/** The VAT period of the company: the stored one, else the assumed one. `taxBase` is that of a whole year. */
export function vatPeriodChoice(
  stored: VatPeriodType | undefined,
  companyType: CompanyType,
  taxBase: Ore,
): VatPeriodChoice {
  if (stored !== undefined) return { type: stored, isAssumed: false };
  if (taxBase > LARGE_TAX_BASE) return { type: "month", isAssumed: true };
  const isYearly = companyTypeRules(companyType).firstVatPeriod === "fiscal-year";
  return { type: isYearly ? "year" : "quarter", isAssumed: true };
}

/** The periods of a fiscal year: the whole year, or its months or calendar quarters, cut at its ends (OV6). */
export function vatPeriods(year: DateRange, type: VatPeriodType): readonly DateRange[] {
  if (type === "year") return [{ from: year.from, to: year.to }];
  const months = monthsOf(year);
  if (type === "month") return months;
  const starts = months.filter(({ from }) => from === year.from || dateParts(from).month % 3 === 1);
  return starts.map(({ from }) => ({ from, to: clampDate(endOfQuarter(from), { max: year.to }) }));
}

/** The last day of the calendar quarter that holds the date. */
export function endOfQuarter(date: IsoDate): IsoDate {
  const monthsLeft = 2 - ((dateParts(date).month - 1) % 3);
  return lastDayOfMonth(addMonths(firstDayOfMonth(date), monthsLeft));
}
