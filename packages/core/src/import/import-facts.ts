import type { DateRange } from "../calendar/index.ts";
import type { ImportedBooks } from "./imported-books.ts";

/** The facts that decide whether imported books may be added to a company, whatever their format. */
export interface ImportFacts {
  readonly companyName: string;
  /** As written in the file; empty when the file does not say. */
  readonly organizationNumber: string;
  readonly fiscalYear: DateRange;
  readonly transactionCount: number;
  /** Files that belong to the transactions. */
  readonly attachmentCount: number;
}

/** The facts of books that were read. */
export function importFacts(books: ImportedBooks): ImportFacts {
  return {
    companyName: books.company.name,
    organizationNumber: books.company.organizationNumber,
    fiscalYear: books.fiscalYear,
    transactionCount: books.transactions.length,
    attachmentCount: books.files.length,
  };
}
