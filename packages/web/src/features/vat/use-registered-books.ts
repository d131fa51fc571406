import type { AccountNo } from "@huvudbok/core/account-plan";
import type { VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useRegisteredYear } from "../../data/ledger.ts";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";

/** The registered books of the page's year: a return never counts drafts. Undefined while they are indexed. */
export function useRegisteredBooks(): VatBooks | undefined {
  const { fiscalYear } = useBooks();
  const { ledger } = useRegisteredYear(fiscalYear);
  const accounts = usePageData("accountPlan").items;
  return useMemo(() => (ledger === undefined ? undefined : { ledger, accounts }), [ledger, accounts]);
}

/** Looks up the names of accounts in the charts of the years; empty for one that they lack. */
export function useAccountNames(years: readonly VatBooks[]): (account: AccountNo) => string {
  return useMemo(
    () => (account) => {
      const found = years.map(({ accounts }) => accounts.get(String(account)));
      return found.find((each) => each !== undefined)?.name ?? "";
    },
    [years],
  );
}
