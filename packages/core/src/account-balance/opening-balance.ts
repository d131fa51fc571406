import {
  type Account,
  type AccountNo,
  type AccountWords,
  isBalanceAccount,
  suggestAccounts,
} from "../account-plan/index.ts";
import { formatOre, negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";

/** The sum of the opening balances: 0 when they balance. */
export function openingBalanceSum(balances: readonly AccountBalance[]): Ore {
  return sumOre(balances.map(({ balance }) => balance));
}

/** The warning of the page; undefined when the sum is 0. It never stops anything. */
export function openingBalanceWarning(balances: readonly AccountBalance[]): string | undefined {
  const sum = openingBalanceSum(balances);
  return sum === 0
    ? undefined
    : `Total ingående balans är ${formatOre(sum)}. Den ska vara 0 för att vara balanserad.`;
}

/** The balances as they are saved: by account, without rows that have neither balance nor quantity. */
export function normalisedBalances(balances: readonly AccountBalance[]): AccountBalance[] {
  return balances
    .filter(({ balance, quantity }) => balance !== 0 || (quantity ?? 0) !== 0)
    .toSorted((a, b) => a.accountId - b.accountId);
}

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
 * The rows of the page: active balance accounts and any account that has a balance. A search finds the inactive balance
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
  const candidates = accounts.flatMap((account) => {
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

/**
 * The opening balances that a year gets from the closing balances of the year before: accounts 1000 to 2999 that are
 * not zero.
 */
export function openingFromClosing(closing: ReadonlyMap<AccountNo, Ore>): AccountBalance[] {
  const balances = [...closing].map(([accountId, balance]) => ({ accountId, balance }));
  return normalisedBalances(balances.filter(({ accountId }) => isBalanceAccount(accountId)));
}

/** An account whose opening balance is not what the year before closed with. */
export interface OpeningDifference {
  readonly accountId: AccountNo;
  readonly opening: Ore;
  readonly closing: Ore;
  /** Opening minus closing. */
  readonly difference: Ore;
}

/** Every account from 1000 to 2999 whose opening balance differs from the closing balance of the year before (AB3). */
export function openingDifferences(
  balances: readonly AccountBalance[],
  closing: ReadonlyMap<AccountNo, Ore>,
): OpeningDifference[] {
  const opening = new Map(balances.map(({ accountId, balance }) => [accountId, balance]));
  const accounts = [...new Set([...opening.keys(), ...closing.keys()])].filter((account) =>
    isBalanceAccount(account),
  );
  return accounts
    .sort((a, b) => a - b)
    .map((accountId) => {
      const [before, now] = [closing.get(accountId) ?? ZERO_ORE, opening.get(accountId) ?? ZERO_ORE];
      return { accountId, opening: now, closing: before, difference: sumOre([now, negateOre(before)]) };
    })
    .filter(({ difference }) => difference !== 0);
}
