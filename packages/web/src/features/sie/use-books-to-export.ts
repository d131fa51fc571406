import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { useDocument } from "../../data/use-document.ts";
import { usePageData } from "../../ui/loading/page-data.ts";

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

/** The selected fiscal year and the one before it, as the row of the page gives them. */
export function useBooksToExport(): BooksToExport {
  const fiscalYear = usePageData("fiscalYear");
  const plan = usePageData("accountPlan");
  const balances = usePageData("accountBalance");
  const transactions = usePageData("transactions");
  const sieRecords = usePageData("sieRecords");
  const drafts = useDocument("transactionDrafts");
  const before = usePageData("yearBefore");
  return {
    fiscalYear,
    planName: plan.head?.name ?? "",
    accounts: [...plan.items.values()],
    openingBalances: [...balances.items.values()],
    transactions: transactions.items,
    previous: before.fiscalYear && {
      fiscalYear: before.fiscalYear,
      openingBalances: [...before.accountBalance.items.values()],
      transactions: before.transactions.items,
    },
    records: sieRecords.head?.records ?? [],
    draftCount: drafts.items.size,
  };
}
