import {
  addDays,
  type DateRange,
  dateParts,
  datePresets,
  type IsoDate,
  lastDayOfMonth,
} from "../calendar/index.ts";

/** A period to choose for a report. */
export interface ReportPeriod {
  readonly id: string;
  readonly label: string;
  readonly range: DateRange;
}

const MONTHS = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
] as const;

/**
 * The periods of a fiscal year: the whole year, its halves and quarters when it has twelve months (clarification N12),
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
  const periods: ReportPeriod[] = [];
  let from = fiscalYear.from;
  while (from <= fiscalYear.to) {
    const end = lastDayOfMonth(from);
    const to = end < fiscalYear.to ? end : fiscalYear.to;
    periods.push({ id: `month-${from.slice(0, 7)}`, label: monthText(from), range: { from, to } });
    from = addDays(end, 1);
  }
  return periods;
}

function monthText(date: IsoDate): string {
  const { year, month } = dateParts(date);
  return `${MONTHS[month - 1]} ${year}`;
}
