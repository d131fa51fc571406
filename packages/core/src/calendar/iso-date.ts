import { type Brand, invariant } from "../shared/index.ts";

/** A calendar day as yyyy-mm-dd. Sorts and compares as text. */
export type IsoDate = Brand<string, "IsoDate">;

const SHAPE = "yyyy-mm-dd";
const ZERO = 48;

/** True for a real day of the calendar written yyyy-mm-dd. Large books ask often: no pattern, and nothing is made. */
export function isIsoDate(value: string): value is IsoDate {
  if (value.length !== SHAPE.length || value[4] !== "-" || value[7] !== "-") return false;
  const [year, month, day] = [digitsAt(value, 0, 4), digitsAt(value, 5, 7), digitsAt(value, 8, 10)];
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The number that the characters between two places write, or -1 when one of them is no digit. */
function digitsAt(value: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = value.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Takes a date that is known to be right; throws on any other text. */
export function isoDate(value: string): IsoDate {
  invariant(isIsoDate(value), `not a date: ${value}`);
  return value;
}

/** 28 to 31; month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
