import {
  addDays,
  addMonths,
  dateParts,
  firstDayOfMonth,
  lastDayOfMonth,
  weekday,
} from "./date-arithmetic.ts";
import { type DateRange, intersectRanges } from "./date-range.ts";
import { type FiscalYearPeriod, fiscalYearPeriods } from "./fiscal-year-periods.ts";
import { type IsoDate, isoDate } from "./iso-date.ts";

export type DatePresetId =
  | "today"
  | "yesterday"
  | "current-week"
  | "last-week"
  | "current-month"
  | "last-month"
  | "current-year";

/** A ready-made range: around today, or a part of the fiscal year. */
export interface DatePreset {
  readonly id: DatePresetId | FiscalYearPeriod["id"];
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
 * The presets of a date range (CA7, CA8): those around today, with weeks that start on Monday, and the periods of the
 * fiscal year.
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
    ...fiscalYearPeriods(fiscalYear),
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
