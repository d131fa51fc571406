import { type DateRange, dateParts, datePresets, monthName, monthsOf } from "../calendar/index.ts";

/** A period to choose for a report. */
export interface ReportPeriod {
  readonly id: string;
  readonly label: string;
  readonly range: DateRange;
}

/**
 * The periods of a fiscal year: the whole year, its halves and quarters when it has twelve months (CA7),
 * and its calendar months, cut at the ends of the year.
 */
export function reportPeriods(fiscalYear: DateRange): readonly ReportPeriod[] {
  const parts = datePresets({ today: fiscalYear.from, fiscalYear }).filter(({ id }) => isPartOfYear(id));
  return [...parts, ...months(fiscalYear)];
}

function isPartOfYear(id: string): boolean {
  return id === "fiscal-year" || id.startsWith("half-") || id.startsWith("quarter-");
}

function months(fiscalYear: DateRange): readonly ReportPeriod[] {
  return monthsOf(fiscalYear).map((range) => ({
    id: `month-${range.from.slice(0, 7)}`,
    label: `${monthName(range.from)} ${dateParts(range.from).year}`,
    range,
  }));
}
