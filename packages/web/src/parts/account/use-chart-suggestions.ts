import { type Account, suggestAccounts } from "@huvudbok/core/account-plan";
import { DEFAULT_COMPANY_TYPE } from "@huvudbok/core/company";
import { useMemo } from "react";
import { useAccountWords } from "../../data/account-words.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import type { AccountSuggestion } from "../../ui/account/account-option.tsx";

/** What an account field lists while a person types: accounts by number, name and everyday word (AP8, AP11). */
export function useChartSuggestions(
  accounts: ReadonlyMap<string, Account>,
): (query: string) => readonly AccountSuggestion[] {
  const accounts2 = useMemo(() => [...accounts.values()], [accounts]);
  const companyType = useCompany()?.config.recipient.companyType ?? DEFAULT_COMPANY_TYPE;
  const words = useAccountWords(accounts2, companyType);
  return (query) => suggestAccounts(query, { accounts2 }, { words }).map((account) => ({ account }));
}
