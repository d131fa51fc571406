import {
  addDays,
  addMonths,
  dateParts,
  firstDayOfMonth,
  lastDayOfMonth,
  weekday,
} from "./date-arithmetic.ts";
import { type DateRange, intersectRanges, isTwelveMonths, rangeOfMonths } from "./date-range.ts";
import { type IsoDate, isoDate } from "./iso-date.ts";

export type DatePresetId =
  | "today"
  | "yesterday"
  | "current-week"
  | "last-week"
  | "current-month"
  | "last-month"
  | "current-year"
  | "fiscal-year"
  | "half-1"
  | "half-2"
  | "quarter-1"
  | "quarter-2"
  | "quarter-3"
  | "quarter-4";

/** A ready-made range in a list filter. */
export interface DatePreset {
  readonly id: DatePresetId;
  readonly label: string;
  readonly range: DateRange;
}

export interface DatePresetContext {
  readonly today: IsoDate;
  readonly fiscalYear?: DateRange | undefined;
  /** True on pages that only show the fiscal year: ranges around today are cut to it, and left out when empty. */
  readonly isBoundToFiscalYear?: boolean;
}

/**
 * The presets of a date range (CA7, CA8): weeks start on Monday, halves and quarters count months
 * from the start of the fiscal year, and a year that is not of twelve months offers only the whole.
 */
export function datePresets({
  today,
  fiscalYear,
  isBoundToFiscalYear,
}: DatePresetContext): readonly DatePreset[] {
  if (fiscalYear === undefined) return presetsAround(today);
  return [
    ...presetsAround(today).flatMap((preset) => {
      const range = isBoundToFiscalYear === true ? intersectRanges(preset.range, fiscalYear) : preset.range;
      return range === undefined ? [] : [{ ...preset, range }];
    }),
    ...presetsOfFiscalYear(fiscalYear),
  ];
}

function presetsAround(today: IsoDate): readonly DatePreset[] {
  const yesterday = addDays(today, -1);
  const monday = addDays(today, 1 - weekday(today));
  const lastMonth = addMonths(firstDayOfMonth(today), -1);
  const year = String(dateParts(today).year).padStart(4, "0");
  const thisYear = { from: isoDate(`${year}-01-01`), to: isoDate(`${year}-12-31`) };
  const thisMonth = { from: firstDayOfMonth(today), to: lastDayOfMonth(today) };
  return [
    { id: "today", label: "Idag", range: { from: today, to: today } },
    { id: "yesterday", label: "Igår", range: { from: yesterday, to: yesterday } },
    { id: "current-week", label: "Denna vecka", range: { from: monday, to: addDays(monday, 6) } },
    { id: "last-week", label: "Förra veckan", range: { from: addDays(monday, -7), to: addDays(monday, -1) } },
    { id: "current-month", label: "Denna månad", range: thisMonth },
    { id: "last-month", label: "Förra månaden", range: { from: lastMonth, to: lastDayOfMonth(lastMonth) } },
    { id: "current-year", label: "Detta år", range: thisYear },
  ];
}

function presetsOfFiscalYear(fiscalYear: DateRange): readonly DatePreset[] {
  const whole: DatePreset = { id: "fiscal-year", label: "Hela räkenskapsåret", range: fiscalYear };
  if (!isTwelveMonths(fiscalYear)) return [whole];
  const part = (startMonth: number, months: number) =>
    rangeOfMonths(addMonths(fiscalYear.from, startMonth), months);
  return [
    whole,
    { id: "half-1", label: "H1", range: part(0, 6) },
    { id: "half-2", label: "H2", range: part(6, 6) },
    { id: "quarter-1", label: "Q1", range: part(0, 3) },
    { id: "quarter-2", label: "Q2", range: part(3, 3) },
    { id: "quarter-3", label: "Q3", range: part(6, 3) },
    { id: "quarter-4", label: "Q4", range: part(9, 3) },
  ];
}
