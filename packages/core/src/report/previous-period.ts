import {
  addMonths,
  type DateRange,
  dateParts,
  type IsoDate,
  intersectRanges,
  lastDayOfMonth,
} from "../calendar/index.ts";

/**
 * The same part of the previous fiscal year (RE3): as far from its start and as many months as the range
 * in this year, cut at its ends; the whole previous year when the whole year is shown. Undefined when the previous year
 * was too short to have such a part.
 */
export function previousPeriod(
  range: DateRange,
  year: DateRange,
  previousYear: DateRange,
): DateRange | undefined {
  const startsWithYear = range.from <= year.from;
  if (startsWithYear && range.to >= year.to) return { from: previousYear.from, to: previousYear.to };
  const months = monthIndex(previousYear.from) - monthIndex(year.from);
  return intersectRanges(
    {
      from: startsWithYear ? previousYear.from : addMonths(range.from, months),
      to: sameDayOrLast(range.to, months),
    },
    previousYear,
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
