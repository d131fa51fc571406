import { type Account, suggestAccounts } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { accountUse, type SuggestionIndex } from "@huvudbok/core/suggestion";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useAccountWords } from "../../../data/account-words.ts";
import type { AccountSuggestion } from "../../../ui/account/account-option.tsx";

interface SuggestionSources {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly companyType: CompanyType;
  readonly index: SuggestionIndex;
  /** How the text of the form was booked the last time. */
  readonly recalled: Transaction | undefined;
}

/** Suggestions of the chart: the accounts used before with the same text first, then those that are used lately. */
export function useAccountSuggestions({
  accounts,
  companyType,
  index,
  recalled,
}: SuggestionSources): (query: string) => readonly AccountSuggestion[] {
  const accounts2 = useMemo(() => [...accounts.values()], [accounts]);
  const words = useAccountWords(accounts2, companyType);
  return (query) => {
    const recent: readonly number[] = recalled?.entries.map((entry) => entry.accountId) ?? [];
    const use = ({ id }: Pick<Account, "id">) => accountUse(index, id);
    return suggestAccounts(query, { accounts2 }, { recent, use, words }).map((account) =>
      recent.includes(account.id) ? { account, reason: "senast med samma text" } : { account },
    );
  };
}
