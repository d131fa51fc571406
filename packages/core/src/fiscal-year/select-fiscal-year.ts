import {
  addDays,
  type DateRange,
  dateFromParts,
  dateParts,
  type IsoDate,
  rangeOfMonths,
  rangesOverlap,
} from "../calendar/index.ts";
import type { FiscalYear } from "./fiscal-year.ts";
import { leavesGap } from "./fiscal-year-gap.ts";

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

/**
 * The year that a new one is suggested to be (FY3): the first free calendar year from this one on, where that leaves no
 * gap; else the twelve months that follow the latest year.
 */
export function suggestFiscalYear(years: readonly DateRange[], today: IsoDate): DateRange {
  const calendar = firstFreeCalendarYear(years, today);
  const lastEnd = years
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  if (lastEnd === undefined || !leavesGap(calendar, years)) return calendar;
  return rangeOfMonths(addDays(lastEnd, 1), 12);
}

function firstFreeCalendarYear(years: readonly DateRange[], today: IsoDate): DateRange {
  let { year } = dateParts(today);
  for (;;) {
    const suggestion = calendarYear(year);
    if (!years.some((other) => rangesOverlap(other, suggestion))) return suggestion;
    year += 1;
  }
}

/**
 * The suggested end of a new year when its start is typed: 31 December, twelve months for one that follows another year
 * or begins on that day, or the day before the next year begins. Undefined where that leaves a single day, which no year
 * has.
 */
export function suggestedEnd(from: IsoDate, years: readonly DateRange[]): IsoDate | undefined {
  const dayBefore = addDays(from, -1);
  const follows = years.some((year) => year.to === dayBefore);
  const calendarEnd = calendarYear(dateParts(from).year).to;
  const to = follows || calendarEnd === from ? rangeOfMonths(from, 12).to : calendarEnd;
  const starts = years.map((year) => year.from).filter((start) => start > from && start <= to);
  const [next] = starts.toSorted();
  const end = next === undefined ? to : addDays(next, -1);
  return end > from ? end : undefined;
}

/** `2025` for a calendar year, else `2025-05-01 – 2026-04-30`. */
export function fiscalYearName({ from, to }: DateRange): string {
  const calendar = calendarYear(dateParts(from).year);
  return from === calendar.from && to === calendar.to ? from.slice(0, 4) : `${from} – ${to}`;
}

function calendarYear(year: number): DateRange {
  return { from: dateFromParts(year, 1, 1), to: dateFromParts(year, 12, 31) };
}
