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

/** The number of the month whose name begins with the text, of three letters or more: `maj`, `sept`, `oktober`. */
export function monthOfName(text: string): number | undefined {
  const index = text.length < 3 ? -1 : NAMES.findIndex((name) => name.startsWith(text));
  return index === -1 ? undefined : index + 1;
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
