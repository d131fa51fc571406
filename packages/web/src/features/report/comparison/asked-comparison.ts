import type { DateRange } from "@huvudbok/core/calendar";
import {
  type FiscalYear,
  fiscalYearName,
  fiscalYearRange,
  latestFirst,
  previousFiscalYear,
} from "@huvudbok/core/fiscal-year";
import { type AskedPeriod, askedPeriod } from "../../../ui/date/asked-period.ts";

/** What stands beside a report: what the report itself has, its months, or days of a fiscal year. */
export type AskedComparison =
  | { readonly kind: "usual" | "months" }
  | { readonly kind: "days"; readonly year: FiscalYear; readonly asked: AskedPeriod };

const MONTHS = "months";

/** The values of the address: what is compared, and the first and last day. */
export interface ComparisonQuery {
  readonly compare: string | undefined;
  readonly compareFrom: string | undefined;
  readonly compareTo: string | undefined;
}

/** Reads an address; a year that the company does not have is the usual comparison. */
export function askedComparison(
  { compare, compareFrom, compareTo }: ComparisonQuery,
  years: readonly FiscalYear[],
): AskedComparison {
  if (compare === MONTHS) return { kind: "months" };
  const year = years.find(({ id }) => id === compare);
  if (year === undefined) return { kind: "usual" };
  return { kind: "days", year, asked: askedPeriod(compareFrom, compareTo, fiscalYearRange(year)) };
}

/** The value of the choice that stands in the address; empty for the usual one. */
export function comparisonValue(comparison: AskedComparison): string {
  if (comparison.kind === "days") return comparison.year.id;
  return comparison.kind === "months" ? MONTHS : "";
}

/** The choices of a report: only the result report has months, and something beside it as it is. */
export function comparisonChoices(
  kind: "balance" | "result",
  years: readonly FiscalYear[],
  current: DateRange | undefined,
): { readonly value: string; readonly label: string }[] {
  const hasPrevious = current !== undefined && previousFiscalYear(years, current) !== undefined;
  const usual = kind === "result" && hasPrevious ? "Jämför: föregående period" : "Ingen jämförelse";
  return [
    { value: "", label: usual },
    ...(kind === "result" ? [{ value: MONTHS, label: "Månad för månad" }] : []),
    ...latestFirst(years).map((year) => ({ value: year.id, label: `Jämför: ${fiscalYearName(year)}` })),
  ];
}
