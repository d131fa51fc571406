import { type DateRange, firstDayOfMonth, lastDayOfMonth, rangeOfMonths } from "../calendar/index.ts";
import { type CompanyType, companyTypeRules, isHousehold } from "../company/index.ts";
import { assertNever } from "../shared/index.ts";
import { leavesGap } from "./fiscal-year-gap.ts";

/** What is unusual but allowed about a fiscal year (Bookkeeping Act, chapter 3, FY2). */
export type FiscalYearWarning =
  | "ends-inside-month"
  | "starts-inside-month"
  | "not-calendar-year"
  | "gap"
  | "longer-than-twelve-months";

/** The warnings for a year among the others of the company; a household is warned only of an end inside a month. */
export function fiscalYearWarnings(
  range: DateRange,
  others: readonly DateRange[],
  companyType: CompanyType,
): FiscalYearWarning[] {
  const warnings: FiscalYearWarning[] = [];
  const isFirst = others.every((other) => other.from > range.from);
  if (range.to !== lastDayOfMonth(range.to)) warnings.push("ends-inside-month");
  if (isHousehold(companyType)) return warnings;
  if (!isFirst && range.from !== firstDayOfMonth(range.from)) warnings.push("starts-inside-month");
  if (companyTypeRules(companyType).warnsOutsideCalendarYear && !fitsCalendarYear(range, isFirst)) {
    warnings.push("not-calendar-year");
  }
  if (leavesGap(range, others)) warnings.push("gap");
  if (!isFirst && range.to > rangeOfMonths(range.from, 12).to) warnings.push("longer-than-twelve-months");
  return warnings;
}

/** Ends on 31 December, and starts on 1 January unless it is the first year. */
function fitsCalendarYear({ from, to }: DateRange, isFirst: boolean): boolean {
  return to.endsWith("-12-31") && (isFirst || from.endsWith("-01-01"));
}

export function fiscalYearWarningText(warning: FiscalYearWarning): string {
  switch (warning) {
    case "ends-inside-month":
      return "Räkenskapsåret slutar normalt den sista dagen i en månad.";
    case "starts-inside-month":
      return "Räkenskapsåret börjar normalt den första dagen i en månad, utom det första året.";
    case "not-calendar-year":
      return "För företagsformen är räkenskapsåret normalt kalenderåret. Undantag kräver tillstånd av Skatteverket.";
    case "gap":
      return "Det blir ett glapp mellan räkenskapsåren.";
    case "longer-than-twelve-months":
      return "Ett räkenskapsår längre än tolv månader kräver omläggning, utom det första året.";
    default:
      return assertNever(warning);
  }
}
