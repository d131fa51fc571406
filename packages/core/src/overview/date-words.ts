import { type DateRange, dateParts, type IsoDate, isTwelveMonths, monthName } from "../calendar/index.ts";
import { fiscalYearName } from "../fiscal-year/index.ts";

/** `12 november`. */
export function dayText(date: IsoDate): string {
  return `${dateParts(date).day}\u00A0${monthName(date)}`;
}

/** `12 november 2026`. */
export function longDateText(date: IsoDate): string {
  return `${dayText(date)}\u00A0${dateParts(date).year}`;
}

/** A period of whole months as one speaks of it: `oktober`, `juli–september`, and a year by its name. */
export function periodText(period: DateRange): string {
  if (isTwelveMonths(period)) return fiscalYearName(period);
  const [first, last] = [monthName(period.from), monthName(period.to)];
  if (period.from.slice(0, 7) === period.to.slice(0, 7)) return first;
  return period.from.slice(0, 4) === period.to.slice(0, 4)
    ? `${first}–${last}`
    : `${period.from} – ${period.to}`;
}

/** How far off a day is: `i dag`, `i morgon`, `om 22 dagar`; a day that has passed is `för 3 dagar sedan`. */
export function daysAwayText(days: number): string {
  if (days === 0) return "i dag";
  if (days === 1) return "i morgon";
  if (days === -1) return "i går";
  return days > 0 ? `om ${days} dagar` : `för ${-days} dagar sedan`;
}
