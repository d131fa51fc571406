import {
  type Account,
  type AccountsInText,
  type AccountWords,
  accountsInText,
  accountVocabulary,
  isBalanceAccount,
  suggestAccounts,
} from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import {
  accountUse,
  balancingAccount,
  recalledTransaction,
  type SuggestionIndex,
} from "@huvudbok/core/suggestion";
import type { Entry } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useAccountWords } from "../../../data/account-words.ts";
import type { AccountSuggestion } from "../../../ui/account/account-option.tsx";
import { type BalancingRow, balancingRow } from "../form/balancing-row.ts";
import type { EntryForm } from "../form/entry-rows.ts";

interface AccountSuggestions {
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  /** What stands in grey in the empty row, see `balancingRow`. */
  readonly balancing: BalancingRow | undefined;
}

interface SuggestionSources {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly companyType: CompanyType;
  readonly index: SuggestionIndex;
  readonly form: EntryForm;
}

/**
 * Suggestions of the chart: the accounts used before with the same text first, then those that the text names and no row
 * has yet, then those that are used lately.
 */
export function useAccountSuggestions({
  accounts,
  companyType,
  index,
  form,
}: SuggestionSources): AccountSuggestions {
  const accounts2 = useMemo(() => [...accounts.values()], [accounts]);
  const words = useAccountWords(accounts2, companyType);
  const inText = useAccountsInText(accounts2, words, form);
  const chart = useMemo(() => new Map(accounts2.map((each) => [Number(each.id), each])), [accounts2]);
  const suggest = (query: string) => {
    const recent: readonly number[] =
      recalledTransaction(index, form.text)?.entries.map((entry) => entry.accountId) ?? [];
    const use = ({ id }: Pick<Account, "id">) => accountUse(index, id);
    const spoken = inText();
    return suggestAccounts(query, { accounts2 }, { recent, inText: spoken, use, words }).map((account) => {
      if (recent.includes(account.id)) return { account, reason: "senast med samma text" };
      return spoken.named.has(account.id) ? { account, reason: "nämns i texten" } : { account };
    });
  };
  // Money in or out says nothing of what it was for: only a text that has been booked does. A cost says so itself.
  const find = (rows: readonly Entry[]) =>
    rows.every(({ accountId }) => isBalanceAccount(accountId)) &&
    recalledTransaction(index, form.text) === undefined
      ? undefined
      : balancingAccount(index, rows);
  return { suggest, balancing: balancingRow(form, find, chart) };
}

/** What the text says of the accounts that no row has: found out when an account is first searched for. */
function useAccountsInText(
  accounts2: readonly Account[],
  words: AccountWords,
  { text, rows }: Pick<EntryForm, "text" | "rows">,
): () => AccountsInText {
  const names = useMemo(() => lazily(() => accountVocabulary(accounts2, words)), [accounts2, words]);
  const taken = rows.flatMap(({ accountId }) => accountId ?? []).join(" ");
  return useMemo(() => {
    const inRows = new Set(taken.split(" ").map(Number));
    return lazily(() =>
      accountsInText(
        text,
        names().filter(({ id }) => !inRows.has(id)),
      ),
    );
  }, [text, names, taken]);
}

/** Makes a value when it is first asked for, and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
