import { invariant } from "../shared/index.ts";
import { daysInMonth, type IsoDate, isoDate } from "./iso-date.ts";

/** A day in its parts; month and day count from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_IN_400_YEARS = 146_097;
const DAYS_IN_100_YEARS = 36_524;
const DAYS_IN_4_YEARS = 1_461;
/** From 0000-03-01, where the arithmetic starts its years, to 1970-01-01. */
const EPOCH = 719_468;

export function dateParts(date: IsoDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The date of a day that is known to exist; throws on any other. */
export function dateFromParts(year: number, month: number, day: number): IsoDate {
  return isoDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);
}

/** Days since 1970-01-01 in the Gregorian calendar; negative before it. */
export function dayNumber(date: IsoDate): number {
  const { year, month, day } = dateParts(date);
  // When years start in March the leap day is last, which makes the lengths of months regular.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - EPOCH;
}

/** The date `days` after 1970-01-01. Throws outside the years 0000-9999. */
export function dateFromDayNumber(days: number): IsoDate {
  invariant(Number.isSafeInteger(days), `not a whole number of days: ${days}`);
  const shifted = days + EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / (DAYS_IN_4_YEARS - 1)) +
      Math.floor(dayOfEra / DAYS_IN_100_YEARS) -
      Math.floor(dayOfEra / (DAYS_IN_400_YEARS - 1))) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return dateFromParts(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateFromDayNumber(dayNumber(date) + days);
}

/**
 * The same day `months` later (earlier when negative), cut to the length of the month: 31 January + 1 = 28 February.
 * `wantedDay` keeps the original day through a chain of steps, so that the next one is 31 March.
 */
export function addMonths(date: IsoDate, months: number, wantedDay?: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return dateFromParts(newYear, newMonth, Math.min(wantedDay ?? day, daysInMonth(newYear, newMonth)));
}

/** How many days later `to` is than `from`; 0 for the same day. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function firstDayOfMonth(date: IsoDate): IsoDate {
  return isoDate(`${date.slice(0, 8)}01`);
}

export function lastDayOfMonth(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date);
  return dateFromParts(year, month, daysInMonth(year, month));
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(date: IsoDate): number {
  // 1970-01-01 was a Thursday. The remainder is negative before 1970, hence the second step.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
