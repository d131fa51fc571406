import {
  addDays,
  type DateRange,
  dateFromParts,
  dateParts,
  type IsoDate,
  rangesOverlap,
} from "../calendar/index.ts";
import type { FiscalYear } from "./fiscal-year.ts";

/** The year that a user works in: the active one if it exists, else the one with the latest start. */
export function fiscalYearInUse(
  years: readonly FiscalYear[],
  activeId: string | undefined,
): FiscalYear | undefined {
  return years.find((year) => year.id === activeId) ?? latestFirst(years)[0];
}

/** The years as lists show them, the latest start first. */
export function latestFirst<Year extends DateRange>(years: readonly Year[]): Year[] {
  return years.toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

/** The year that ends the day before this one starts. */
export function previousFiscalYear<Year extends DateRange>(
  years: readonly Year[],
  year: DateRange,
): Year | undefined {
  const dayBefore = addDays(year.from, -1);
  return years.find((other) => other.to === dayBefore);
}

/** The year that starts the day after this one ends. */
export function followingFiscalYear<Year extends DateRange>(
  years: readonly Year[],
  year: DateRange,
): Year | undefined {
  const dayAfter = addDays(year.to, 1);
  return years.find((other) => other.from === dayAfter);
}

/** The first calendar year, from this one on, that has no day in another year. */
export function suggestFiscalYear(years: readonly DateRange[], today: IsoDate): DateRange {
  let { year } = dateParts(today);
  for (;;) {
    const suggestion = calendarYear(year);
    if (!years.some((other) => rangesOverlap(other, suggestion))) return suggestion;
    year += 1;
  }
}

/** The suggested end of a new year when its start is typed: 31 December, or the day before the next year begins. */
export function suggestedEnd(from: IsoDate, years: readonly DateRange[]): IsoDate {
  const { to } = calendarYear(dateParts(from).year);
  const starts = years.map((year) => year.from).filter((start) => start > from && start <= to);
  const [next] = starts.toSorted();
  return next === undefined ? to : addDays(next, -1);
}

/** `2025` for a calendar year, else `2025-05-01 – 2026-04-30`. */
export function fiscalYearName({ from, to }: DateRange): string {
  const calendar = calendarYear(dateParts(from).year);
  return from === calendar.from && to === calendar.to ? from.slice(0, 4) : `${from} – ${to}`;
}

function calendarYear(year: number): DateRange {
  return { from: dateFromParts(year, 1, 1), to: dateFromParts(year, 12, 31) };
}
