import { addMonths, dateParts, lastDayOfMonth } from "./date-arithmetic.ts";
import { type DateRange, intersectRanges } from "./date-range.ts";
import type { IsoDate } from "./iso-date.ts";

/**
 * The same part of another fiscal year (RE3): as far from its start and as many months as the range
 * in this year, cut at its ends; the whole of the other when the whole year is shown. Undefined when the other is too
 * short to have such a part.
 */
export function samePeriod(range: DateRange, year: DateRange, otherYear: DateRange): DateRange | undefined {
  const startsWithYear = range.from <= year.from;
  if (startsWithYear && range.to >= year.to) return { from: otherYear.from, to: otherYear.to };
  const months = monthIndex(otherYear.from) - monthIndex(year.from);
  return intersectRanges(
    {
      from: startsWithYear ? otherYear.from : addMonths(range.from, months),
      to: sameDayOrLast(range.to, months),
    },
    otherYear,
  );
}

function monthIndex(date: IsoDate): number {
  const { year, month } = dateParts(date);
  return year * 12 + month;
}

/** The last day of a month stays the last: 30 April becomes 31 March, and 28 February 29 February. */
function sameDayOrLast(date: IsoDate, months: number): IsoDate {
  const moved = addMonths(date, months);
  return date === lastDayOfMonth(date) ? lastDayOfMonth(moved) : moved;
}
