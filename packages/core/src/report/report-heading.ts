import type { DateRange } from "../calendar/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { type DraftCounts, type LastNumber, type Ledger, lastNumbers } from "../ledger/index.ts";

/** The heading of a report, on screen and on paper. */
export interface ReportHeading {
  readonly companyName: string;
  readonly organizationNumber: string;
  /** The name of the company's number. */
  readonly numberName: string;
  readonly fiscalYear: DateRange;
  readonly period: DateRange;
  /** The highest number of each series among the vouchers dated up to the end of the period. */
  readonly lastNumbers: readonly LastNumber[];
  /** Which drafts are included; absent when the report holds registered transactions only. */
  readonly drafts?: DraftCounts;
}

export interface ReportCompany {
  readonly name: string;
  readonly organizationNumber: string;
  readonly numberName: string;
}

/** The heading of any report over `period`. */
export function reportHeading(company: ReportCompany, ledger: Ledger, period: DateRange): ReportHeading {
  return {
    companyName: company.name,
    organizationNumber: company.organizationNumber,
    numberName: company.numberName,
    fiscalYear: fiscalYearRange(ledger.fiscalYear),
    period,
    lastNumbers: lastNumbers(ledger, period.to),
    ...(ledger.drafts === undefined ? {} : { drafts: ledger.drafts.counts }),
  };
}
