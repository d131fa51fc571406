import { type Account, type AccountNo, suggestAccounts } from "@huvudbok/core/account-plan";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import type { AccountSuggestion } from "../../../ui/account/account-option.tsx";

/** Suggestions of the chart, with the accounts used before with the same text first. */
export function useAccountSuggestions(
  accounts: ReadonlyMap<string, Account>,
  recalled: Transaction | undefined,
): (query: string) => readonly AccountSuggestion[] {
  const accounts2 = useMemo(() => [...accounts.values()], [accounts]);
  return (query) => {
    const recent: readonly AccountNo[] = recalled?.entries.map((entry) => entry.accountId) ?? [];
    return suggestAccounts(query, { accounts2 }, { recent }).map((account) =>
      recent.includes(account.id) ? { account, reason: "senast med samma text" } : { account },
    );
  };
}
