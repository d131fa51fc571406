import {
  addMonths,
  type DateRange,
  dateParts,
  firstDayOfMonth,
  type IsoDate,
  lastDayOfMonth,
  monthsOf,
} from "../../calendar/index.ts";

/** How often VAT is reported, as `accountSettings` stores it. */
export type VatPeriodType = "year" | "quarter" | "month";

/** Above this tax base a year VAT is reported monthly, and earlier: 40 million kronor, in öre. */
export const LARGE_TAX_BASE = 40_000_000_00;

/**
 * The VAT periods that a fiscal year holds days of, whole: the year itself, or months or quarters of the calendar, of
 * which a broken year shares one with its neighbour (VR6).
 */
export function vatPeriods(year: DateRange, type: VatPeriodType): readonly DateRange[] {
  if (type === "year") return [{ from: year.from, to: year.to }];
  const months = monthsOf(year).map(({ from }) => firstDayOfMonth(from));
  if (type === "month") return months.map((from) => ({ from, to: lastDayOfMonth(from) }));
  return [...new Set(months.map(startOfQuarter))].map((from) => ({ from, to: endOfQuarter(from) }));
}

/** What kind of period a return is of: a month or quarter of the calendar, else a fiscal year. */
export function vatPeriodTypeOf({ from, to }: DateRange): VatPeriodType {
  if (from === firstDayOfMonth(from) && to === lastDayOfMonth(from)) return "month";
  return from === startOfQuarter(from) && to === endOfQuarter(from) ? "quarter" : "year";
}

/** The last day of the calendar quarter that holds the date. */
function endOfQuarter(date: IsoDate): IsoDate {
  return lastDayOfMonth(addMonths(startOfQuarter(date), 2));
}

function startOfQuarter(date: IsoDate): IsoDate {
  return addMonths(firstDayOfMonth(date), -((dateParts(date).month - 1) % 3));
}
