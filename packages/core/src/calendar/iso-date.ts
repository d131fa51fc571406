import { type Brand, invariant } from "../shared/index.ts";

/** A calendar day as yyyy-mm-dd. Sorts and compares as text. */
export type IsoDate = Brand<string, "IsoDate">;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real day of the calendar written yyyy-mm-dd. */
export function isIsoDate(value: string): value is IsoDate {
  const match = SHAPE.exec(value);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
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
