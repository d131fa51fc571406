import type { AccountBalance } from "../account-balance/index.ts";
import type { Account } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import type { TransactionSeries } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { ImportNotice } from "./import-notice.ts";

/** What an imported file says of the company. */
export interface ImportedCompany {
  readonly name: string;
  /** As the file writes it; empty when it does not tell. */
  readonly organizationNumber: string;
  readonly companyType?: CompanyType;
  readonly reference: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
}

/** A file turned into one fiscal year of a company's books, before anything is stored (specification 3 §3). */
export interface ImportData {
  readonly company: ImportedCompany;
  readonly fiscalYear: DateRange;
  readonly transactionSeries: readonly TransactionSeries[];
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  /** Sorted by series and number. */
  readonly transactions: readonly Transaction[];
  /** Records that the product has no use for, line by line, for the next export. */
  readonly unusedRecords: readonly string[];
  readonly program?: string;
  /** What a person should know of the import: what was skipped, guessed or looks wrong. */
  readonly notices: readonly ImportNotice[];
}
