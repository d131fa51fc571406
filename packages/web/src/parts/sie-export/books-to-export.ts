import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";

/** The contents of the documents of a fiscal year that is to be exported. */
export interface BooksToExport {
  readonly fiscalYear: FiscalYear;
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  /** By id. */
  readonly transactions: ReadonlyMap<string, Transaction>;
  readonly previous:
    | {
        readonly fiscalYear: FiscalYear;
        readonly openingBalances: readonly AccountBalance[];
        readonly transactions: ReadonlyMap<string, Transaction>;
      }
    | undefined;
  /** Records preserved from an import. */
  readonly records: readonly string[];
  /** How many drafts there are, which no file of this kind holds. */
  readonly draftCount: number;
}
