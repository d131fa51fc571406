import { dateParts } from "./date-arithmetic.ts";
import type { IsoDate } from "./iso-date.ts";
import { monthName } from "./months.ts";

/** `12 november`. */
export function dayText(date: IsoDate): string {
  return `${dateParts(date).day}\u00A0${monthName(date)}`;
}

/** `12 november 2026`. */
export function longDateText(date: IsoDate): string {
  return `${dayText(date)}\u00A0${dateParts(date).year}`;
}

/** How far away a day is: `i dag`, `i morgon`, `om 22 dagar`; a day that has passed is `för 3 dagar sedan`. */
export function daysAwayText(days: number): string {
  if (days === 0) return "i dag";
  if (days === 1) return "i morgon";
  if (days === -1) return "i går";
  return days > 0 ? `om ${days} dagar` : `för ${-days} dagar sedan`;
}
