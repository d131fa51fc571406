import type { AccountBalance } from "../account-balance/index.ts";
import type { Account } from "../account-plan/index.ts";
import type { AssetList } from "../asset/index.ts";
import type { Attachment } from "../attachment/index.ts";
import type { DateRange } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import type { TransactionSeries } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { ImportNotice } from "./import-notice.ts";

/** The formats that the books of another program can be read from. */
export type BooksFormat = "sie4";

/** The file that books came from, and its format. */
export interface ImportOrigin {
  readonly format: BooksFormat;
  readonly fileName: string;
  /** The program that wrote the file, with its version; absent when the file does not say. */
  readonly program?: string;
}

/** What an imported file says about the company. */
export interface ImportedCompany {
  readonly name: string;
  /** As written in the file; empty when the file does not say. */
  readonly organizationNumber: string;
  readonly companyType?: CompanyType;
  readonly reference: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
}

/** A file that came with the books: its stored item, and the bytes, which are sent before it. */
export interface ImportedAttachment {
  readonly attachment: Attachment;
  readonly bytes: Uint8Array;
}

/**
 * A file of any format turned into one fiscal year of a company's books, before anything is stored.
 */
export interface ImportedBooks {
  readonly origin: ImportOrigin;
  readonly company: ImportedCompany;
  readonly fiscalYear: DateRange;
  readonly transactionSeries: readonly TransactionSeries[];
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  /** Sorted by series and number. */
  readonly transactions: readonly Transaction[];
  readonly assets: readonly AssetList[];
  readonly files: readonly ImportedAttachment[];
  /** Records that the product has no use for, line by line, for the next export. */
  readonly unusedRecords: readonly string[];
  /** Notices about the import: what was skipped, guessed or looks wrong. */
  readonly notices: readonly ImportNotice[];
}
