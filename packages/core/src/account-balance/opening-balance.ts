import { type AccountNo, isBalanceAccount } from "../account-plan/index.ts";
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
