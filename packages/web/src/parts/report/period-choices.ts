import { type DateRange, intersectRanges } from "@huvudbok/core/calendar";
import { type ReportPeriod, reportPeriods } from "@huvudbok/core/report";

/**
 * The periods offered above a report: the whole year, its quarters, and the year up to the end of the second and third
 * quarter. A year that is not of twelve months offers only the whole (CA7).
 */
export function periodChoices(fiscalYear: DateRange): readonly ReportPeriod[] {
  const quarters = reportPeriods(fiscalYear).filter(({ id }) => id.startsWith("quarter-"));
  const untilQuarter = [quarters[1], quarters[2]].flatMap((quarter, index) =>
    quarter === undefined
      ? []
      : [
          {
            id: `until-${quarter.id}`,
            label: `Q1–Q${index + 2}`,
            range: { from: fiscalYear.from, to: quarter.range.to },
          },
        ],
  );
  return [{ id: "fiscal-year", label: "Helår", range: fiscalYear }, ...quarters, ...untilQuarter];
}

/** The choice that is exactly this range, if any. */
export function chosenPeriod(choices: readonly ReportPeriod[], range: DateRange): ReportPeriod | undefined {
  return choices.find((choice) => isSameRange(choice.range, range));
}

/** The period in the address, cut to the fiscal year; the whole year when the address has none within it. */
export function periodInYear(asked: DateRange | undefined, fiscalYear: DateRange): DateRange {
  const inYear = asked === undefined ? undefined : intersectRanges(asked, fiscalYear);
  return inYear ?? fiscalYear;
}

/** The period as values of the address: none for the whole year. */
export function periodQuery(
  range: DateRange,
  fiscalYear: DateRange,
): { readonly from: string | undefined; readonly to: string | undefined } {
  return isSameRange(range, fiscalYear)
    ? { from: undefined, to: undefined }
    : { from: range.from, to: range.to };
}

function isSameRange(a: DateRange, b: DateRange): boolean {
  return a.from === b.from && a.to === b.to;
}
