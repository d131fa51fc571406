import {
  addMonths,
  type DateRange,
  dateFromParts,
  dateParts,
  firstDayOfMonth,
  type IsoDate,
  lastDayOfMonth,
  workingDayFrom,
} from "../calendar/index.ts";

/** Months for goods, quarters for services (EC9). */
export type EcSalesPeriodType = "month" | "quarter";

/** The whole months or calendar quarters that hold days of a fiscal year, in their order. */
export function ecSalesPeriods(year: DateRange, type: EcSalesPeriodType): readonly DateRange[] {
  const months = type === "month" ? 1 : 3;
  const { month } = dateParts(year.from);
  const first = addMonths(firstDayOfMonth(year.from), -((month - 1) % months));
  const periods: DateRange[] = [];
  for (let from = first; from <= year.to; from = addMonths(from, months)) {
    periods.push({ from, to: lastDayOfMonth(addMonths(from, months - 1)) });
  }
  return periods;
}

/** The 25th of the month after the period, when the file is sent, moved off weekends and holidays (EC6, CA10). */
export function ecSalesDueDate({ to }: DateRange): IsoDate {
  const { year, month } = dateParts(to);
  return workingDayFrom(month === 12 ? dateFromParts(year + 1, 1, 25) : dateFromParts(year, month + 1, 25));
}

/** The period as the file names it: 2603 for a month, 26-1 for a quarter. */
export function ecSalesPeriodCode({ from, to }: DateRange): string {
  const [first, last] = [dateParts(from), dateParts(to)];
  const year = String(last.year % 100).padStart(2, "0");
  if (first.month === last.month) return `${year}${String(last.month).padStart(2, "0")}`;
  return `${year}-${Math.ceil(last.month / 3)}`;
}
