import { addDays, addMonths, dateParts } from "./date-arithmetic.ts";
import {
  clampDate,
  type DateRange,
  isSameRange,
  isTwelveMonths,
  rangeDays,
  rangeOfMonths,
} from "./date-range.ts";
import { monthName, monthsOf } from "./months.ts";

/** A part of a fiscal year that reports and lists are read by. */
export interface FiscalYearPeriod {
  /** "quarter-2", "month-2026-04": periods whose ids begin alike follow each other. */
  readonly id:
    | "fiscal-year"
    | `half-${number}`
    | `quarter-${number}`
    | `until-quarter-${number}`
    | `month-${string}`;
  readonly label: string;
  readonly range: DateRange;
}

/**
 * The periods of a fiscal year: the whole, its halves and quarters and the year up to its third quarter, and its
 * calendar months, cut at the ends of the year. Halves and quarters count months from the start of the year; a year
 * that is not of twelve months has none (CA7).
 */
export function fiscalYearPeriods(fiscalYear: DateRange): readonly FiscalYearPeriod[] {
  return [
    { id: "fiscal-year", label: "Hela räkenskapsåret", range: fiscalYear },
    ...(isTwelveMonths(fiscalYear) ? partsOf(fiscalYear) : []),
    ...monthsOf(fiscalYear).map(
      (range): FiscalYearPeriod => ({
        id: `month-${range.from.slice(0, 7)}`,
        label: `${capitalised(monthName(range.from))} ${dateParts(range.from).year}`,
        range,
      }),
    ),
  ];
}

function partsOf(fiscalYear: DateRange): readonly FiscalYearPeriod[] {
  const part = (startMonth: number, months: number) =>
    rangeOfMonths(addMonths(fiscalYear.from, startMonth), months);
  return [
    { id: "half-1", label: "Halvår 1", range: part(0, 6) },
    { id: "half-2", label: "Halvår 2", range: part(6, 6) },
    { id: "quarter-1", label: "Kvartal 1", range: part(0, 3) },
    { id: "quarter-2", label: "Kvartal 2", range: part(3, 3) },
    { id: "quarter-3", label: "Kvartal 3", range: part(6, 3) },
    { id: "quarter-4", label: "Kvartal 4", range: part(9, 3) },
    { id: "until-quarter-3", label: "Kvartal 1–3", range: part(0, 9) },
  ];
}

/**
 * The period before or after a range in the fiscal year: a month after a month, a quarter after a quarter; other ranges
 * by as many days as they have, cut at the ends of the year. Undefined where the year holds none.
 */
export function neighbourPeriod(
  range: DateRange,
  fiscalYear: DateRange,
  direction: -1 | 1,
): DateRange | undefined {
  const periods = fiscalYearPeriods(fiscalYear);
  const chosen = periods.findLast((period) => isSameRange(period.range, range));
  if (chosen === undefined) return otherDays(range, fiscalYear, direction);
  const kind = chosen.id.slice(0, chosen.id.indexOf("-"));
  const alike = periods.filter(({ id }) => id.startsWith(`${kind}-`));
  return alike[alike.indexOf(chosen) + direction]?.range;
}

function otherDays(range: DateRange, { from, to }: DateRange, direction: -1 | 1): DateRange | undefined {
  if (direction === -1) {
    if (range.from <= from) return undefined;
    const last = addDays(range.from, -1);
    return { from: clampDate(addDays(last, 1 - rangeDays(range)), { min: from }), to: last };
  }
  if (range.to >= to) return undefined;
  const first = addDays(range.to, 1);
  return { from: first, to: clampDate(addDays(first, rangeDays(range) - 1), { max: to }) };
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
