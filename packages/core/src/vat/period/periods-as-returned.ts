import { coversDays, type DateRange, type IsoDate, isSameRange } from "../../calendar/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { daysOfPeriod } from "../settlement/own-settlements.ts";
import { vatPeriods, vatPeriodTypeOf } from "./vat-period.ts";
import type { PeriodOfType, PeriodsOfYear } from "./vat-periods-to-declare.ts";

interface YearAsked {
  readonly year: DateRange;
  /** The VAT returns that were made of the books, newest first. */
  readonly returns: readonly HandedOut[];
  readonly today: IsoDate;
}

/**
 * The periods of a fiscal year, of the kind that the company has now, by the files that were made, newest first. Days that a
 * return of another kind was made for have the period of that: who has changed the period is not asked again for what was
 * declared before (OV17).
 */
export function periodsAsReturned(filings: readonly HandedOut[], today: IsoDate): PeriodsOfYear {
  const returns = filings.filter(({ kind }) => kind === "vat");
  return (year, type) =>
    vatPeriods(year, type).flatMap((period) => periodsOfDays({ period, type }, { year, returns, today }));
}

function periodsOfDays(own: PeriodOfType, asked: YearAsked): readonly PeriodOfType[] {
  return toldBy("declared", own, asked) ?? toldBy("made", own, asked) ?? [own];
}

/**
 * The periods of the days of one, as the returns tell that were handed in, or all that were made; undefined where they tell
 * nothing. One that was only downloaded may have been a look at the figures of other days: a longer one counts when it is
 * over and none was made for a part of it, shorter ones when together they have all the days.
 */
function toldBy(
  which: "declared" | "made",
  own: PeriodOfType,
  asked: YearAsked,
): readonly PeriodOfType[] | undefined {
  const isSure = which === "declared";
  const told = asked.returns.filter(({ isDeclared }) => isDeclared || !isSure).map(({ period }) => period);
  if (told.some((each) => isSameRange(each, own.period))) return [own];
  const days = daysOfPeriod(asked.year, own.period);
  const whole = told.find(
    (each) =>
      coversDays([each], days) &&
      (isSure || (each.to < asked.today && !told.some((other) => isShorterPart(other, each)))),
  );
  if (whole !== undefined) return [returned(whole, asked)];
  const parts = told.filter((each) => isShorterPart(each, own.period));
  const isParted = isSure ? parts.length > 0 : coversDays(parts, days);
  return isParted ? parted(own, parts, asked) : undefined;
}

function returned(period: DateRange, { year }: YearAsked): PeriodOfType {
  return { period, type: isSameRange(period, year) ? "year" : vatPeriodTypeOf(period) };
}

/** Whether a range is a month or quarter of the calendar, and a part of another one. */
function isShorterPart(part: DateRange, whole: DateRange): boolean {
  const isWithin = whole.from <= part.from && part.to <= whole.to && !isSameRange(part, whole);
  return isWithin && vatPeriodTypeOf(part) !== "year";
}

/** The shorter periods of one that returns were made for parts of: quarters, if one of those was for a quarter, or months. */
function parted(
  { period }: PeriodOfType,
  parts: readonly DateRange[],
  asked: YearAsked,
): readonly PeriodOfType[] {
  const type = parts.some((each) => vatPeriodTypeOf(each) === "quarter") ? "quarter" : "month";
  const days = daysOfPeriod(asked.year, period);
  return vatPeriods(days, type).flatMap((each) => periodsOfDays({ period: each, type }, asked));
}
