import { type DateRange, isTwelveMonths, monthName } from "../calendar/index.ts";
import { fiscalYearName } from "./select-fiscal-year.ts";

/** A period of whole months in words: `oktober`, `juli–september`, and a year by its name. */
export function periodText(period: DateRange): string {
  if (isTwelveMonths(period)) return fiscalYearName(period);
  const [first, last] = [monthName(period.from), monthName(period.to)];
  if (period.from.slice(0, 7) === period.to.slice(0, 7)) return first;
  return period.from.slice(0, 4) === period.to.slice(0, 4)
    ? `${first}–${last}`
    : `${period.from} – ${period.to}`;
}
