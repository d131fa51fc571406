import { addDays, addMonths } from "./date-arithmetic.ts";
import { clampDate, type DateLimits } from "./date-range.ts";
import { type IsoDate, isoDate } from "./iso-date.ts";

const WHOLE_CALENDAR = { min: isoDate("0001-01-01"), max: isoDate("9998-12-31") };

/**
 * The date after a key in a date field: arrows move a day, Page keys a month, `count` times forward or, negative,
 * back (CA4). Stops at the limits.
 */
export function stepDate(date: IsoDate, step: "day" | "month", count: number, limits: DateLimits): IsoDate {
  const start = clampDate(date, WHOLE_CALENDAR);
  return clampDate(step === "day" ? addDays(start, count) : addMonths(start, count), limits);
}
