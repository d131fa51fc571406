import { addMonths, dateParts, lastDayOfMonth } from "./date-arithmetic.ts";
import { type DateRange, intersectRanges, rangeDays } from "./date-range.ts";
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

/**
 * The same months of the calendar a year earlier (-12) or later (12), in the fiscal year that holds most of them and as
 * far as that goes; the whole fiscal year beside the current one when the whole of that is shown. Undefined when no year
 * holds any of them.
 */
export function sameMonths<Year extends DateRange>(
  range: DateRange,
  years: readonly Year[],
  current: DateRange,
  months: -12 | 12,
): { readonly year: Year; readonly range: DateRange } | undefined {
  if (range.from <= current.from && range.to >= current.to) {
    const inOrder = years.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const isBeside = ({ from, to }: Year) => (months < 0 ? to < current.from : from > current.to);
    const year = months < 0 ? inOrder.findLast(isBeside) : inOrder.find(isBeside);
    return year && { year, range: { from: year.from, to: year.to } };
  }
  const moved = { from: addMonths(range.from, months), to: sameDayOrLast(range.to, months) };
  const held = years.flatMap((year) => {
    const part = intersectRanges(moved, year);
    return part === undefined ? [] : [{ year, range: part }];
  });
  return held.toSorted((a, b) => rangeDays(b.range) - rangeDays(a.range))[0];
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
