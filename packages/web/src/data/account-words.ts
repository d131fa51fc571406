import { type Account, type AccountWords, accountWords } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { useMemo } from "react";
import { useAccountSynonyms } from "./account-synonyms.ts";

/**
 * The everyday words for the accounts of a chart, by which every search for an account finds them: the one source of
 * account fields, palette, lists and the jump in the ledger. None until they are loaded. The accounts remain the same
 * object while they are the same.
 */
export function useAccountWords(
  accounts: readonly Pick<Account, "id" | "active">[],
  companyType: CompanyType,
): AccountWords {
  const synonyms = useAccountSynonyms();
  return useMemo(() => accountWords(synonyms, companyType, accounts), [synonyms, companyType, accounts]);
}
