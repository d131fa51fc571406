import { useDocument } from "../../data/use-document.ts";
import type { BooksToExport } from "../../parts/sie-export/books-to-export.ts";
import { usePageData } from "../../ui/loading/page-data.ts";

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
