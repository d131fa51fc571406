import { addDays, addMonths, daysBetween } from "./date-arithmetic.ts";
import type { IsoDate } from "./iso-date.ts";

/** A span of days, both ends included. */
export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export function rangeContains(range: DateRange, date: IsoDate): boolean {
  return range.from <= date && date <= range.to;
}

/** True when the two have at least one day in common. */
export function rangesOverlap(a: DateRange, b: DateRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** The days that the two have in common, undefined when there are none. */
export function intersectRanges(a: DateRange, b: DateRange): DateRange | undefined {
  if (!rangesOverlap(a, b)) return undefined;
  return { from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to };
}

export function isSameRange(a: DateRange, b: DateRange): boolean {
  return a.from === b.from && a.to === b.to;
}

/** How many days the range holds, both ends counted. */
export function rangeDays(range: DateRange): number {
  return daysBetween(range.from, range.to) + 1;
}

/** The range that starts on `from` and holds `months` whole months. */
export function rangeOfMonths(from: IsoDate, months: number): DateRange {
  return { from, to: addDays(addMonths(from, months), -1) };
}

/** True when the range is twelve months to the day, wherever in the calendar it starts. */
export function isTwelveMonths(range: DateRange): boolean {
  return rangeOfMonths(range.from, 12).to === range.to;
}

/** Limits of a date that may be open at either end. */
export interface DateLimits {
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
}

/** The date itself, or the nearest day within the limits. */
export function clampDate(date: IsoDate, { min, max }: DateLimits): IsoDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}
