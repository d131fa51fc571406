import {
  ACCOUNT_NOT_IN_PLAN,
  type Account,
  type AccountWords,
  isBalanceAccount,
  newAccount,
  suggestAccounts,
} from "../account-plan/index.ts";
import { type Ore, ZERO_ORE } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";

/** A row of the page: an account, with the balance it has or could get. */
export interface OpeningBalanceRow {
  readonly account: Account;
  readonly balance: Ore;
  readonly quantity?: number;
}

export interface OpeningBalanceFilter {
  readonly search: string;
  /** Everyday words for accounts, which a search finds as by their names. */
  readonly words?: AccountWords;
  readonly hideWithoutBalance: boolean;
}

/**
 * The rows of the page: active balance accounts and any account that has a balance, also one that the chart lacks. A search finds the inactive balance
 * accounts too, and orders all as an account field does (AP2): accounts with a balance among the active ones, the other
 * inactive ones last. A chart has hundreds of those, which would hide the ones in use.
 */
export function openingBalanceRows(
  accounts: readonly Account[],
  balances: readonly AccountBalance[],
  { search, words, hideWithoutBalance }: OpeningBalanceFilter,
): OpeningBalanceRow[] {
  const byAccount = new Map<number, AccountBalance>(balances.map((balance) => [balance.accountId, balance]));
  const isSearch = search.trim() !== "";
  const candidates = withMissing(accounts, balances).flatMap((account) => {
    const { id, name, active } = account;
    const stored = byAccount.get(id);
    const isOffered = (active || isSearch) && isBalanceAccount(id) && !hideWithoutBalance;
    if (stored === undefined && !isOffered) return [];
    const { balance = ZERO_ORE, quantity } = stored ?? {};
    const row = { account, balance, ...(quantity === undefined ? {} : { quantity }) };
    return [{ id, name, active: active || stored !== undefined, row }];
  });
  if (!isSearch) return candidates.map(({ row }) => row);
  const options = { limit: candidates.length, ...(words === undefined ? {} : { words }) };
  return suggestAccounts(search, { accounts2: candidates }, options).map(({ row }) => row);
}

/** The accounts with those that have a balance and that the chart lacks, by number. */
function withMissing(accounts: readonly Account[], balances: readonly AccountBalance[]): readonly Account[] {
  const known = new Set<number>(accounts.map(({ id }) => id));
  const missing = balances.filter(({ accountId }) => !known.has(accountId));
  if (missing.length === 0) return accounts;
  const made = missing.map(({ accountId }) => newAccount(accountId, ACCOUNT_NOT_IN_PLAN));
  return [...accounts, ...made].sort((a, b) => a.id - b.id);
}
