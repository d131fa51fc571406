import { addMonths, dateParts, firstDayOfMonth, lastDayOfMonth } from "./date-arithmetic.ts";
import { clampDate, type DateRange } from "./date-range.ts";
import type { IsoDate } from "./iso-date.ts";

const NAMES = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
] as const;

/** The name of the month that a date is in: `november`. */
export function monthName(date: IsoDate): string {
  const { month } = dateParts(date);
  return NAMES.slice(month - 1, month).join("");
}

/** The calendar months of a range, cut at its ends. */
export function monthsOf(range: DateRange): readonly DateRange[] {
  const months: DateRange[] = [];
  for (let first = firstDayOfMonth(range.from); first <= range.to; first = addMonths(first, 1)) {
    months.push({
      from: clampDate(first, { min: range.from }),
      to: clampDate(lastDayOfMonth(first), { max: range.to }),
    });
  }
  return months;
}
