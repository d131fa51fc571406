import { addDays } from "./date-arithmetic.ts";
import type { DateRange } from "./date-range.ts";

/** Whether every day of a range is in one of some others. */
export function coversDays(ranges: readonly DateRange[], { from, to }: DateRange): boolean {
  let next = from;
  for (const each of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (each.from <= next && each.to >= next) next = addDays(each.to, 1);
  }
  return next > to;
}
