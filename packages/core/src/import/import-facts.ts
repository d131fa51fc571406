import type { DateRange } from "../calendar/index.ts";
import type { ImportData } from "./import-data.ts";

/** What decides whether imported books may go to a company, whatever format they came in. */
export interface ImportFacts {
  readonly companyName: string;
  /** As the file writes it; empty when it does not tell. */
  readonly organizationNumber: string;
  readonly fiscalYear: DateRange;
  readonly transactionCount: number;
  /** Files that come with the transactions; SIE 4 has none. */
  readonly attachmentCount: number;
}

/** The facts of books that were read. */
export function importFacts(data: ImportData): ImportFacts {
  return {
    companyName: data.company.name,
    organizationNumber: data.company.organizationNumber,
    fiscalYear: data.fiscalYear,
    transactionCount: data.transactions.length,
    attachmentCount: 0,
  };
}
