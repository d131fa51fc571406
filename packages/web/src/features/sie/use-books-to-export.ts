import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../../data/api-failure.ts";
import { useFiscalYear, usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";

/** What stands in the documents of a fiscal year that is to be exported. */
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
  /** Records kept from an import. */
  readonly records: readonly string[];
}

export interface UsedBooksToExport {
  /** Undefined until everything has been loaded. */
  readonly books: BooksToExport | undefined;
  readonly error: ApiFailure | undefined;
}

/** The selected fiscal year and the one before it. */
export function useBooksToExport(): UsedBooksToExport {
  const fiscalYear = useFiscalYear();
  const previousYear = usePreviousFiscalYear();
  const plan = useDocument("accountPlan");
  const balances = useDocument("accountBalance");
  const transactions = useDocument("transactions");
  const sieRecords = useDocument("sieRecords");
  const before = previousYear === undefined ? {} : { fiscalYearId: previousYear.id };
  const balancesBefore = useDocument("accountBalance", before);
  const transactionsBefore = useDocument("transactions", before);
  const used = [plan, balances, transactions, sieRecords, balancesBefore, transactionsBefore];
  const error = used.find(({ state }) => state === "error")?.error;
  if (fiscalYear === undefined || !used.every(({ state }) => isKnown(state))) {
    return { books: undefined, error };
  }
  return {
    error,
    books: {
      fiscalYear,
      planName: plan.head?.name ?? "",
      accounts: [...plan.items.values()],
      openingBalances: [...balances.items.values()],
      transactions: transactions.items,
      previous:
        previousYear === undefined
          ? undefined
          : {
              fiscalYear: previousYear,
              openingBalances: [...balancesBefore.items.values()],
              transactions: transactionsBefore.items,
            },
      records: sieRecords.head?.records ?? [],
    },
  };
}
