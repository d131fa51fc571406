import { type Ore, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import { type AmountRow, countedEntries, type Entry } from "@huvudbok/core/transaction";

/** The balance of a row's account before the row and after it. */
export interface RowBalance {
  readonly before: Ore;
  readonly after: Ore;
}

/**
 * The balance of each row's account, from what is registered in the year; rows above it in the form count, with the
 * amounts that `live` has for their keys, and so does the reversal that a correction is registered with. Undefined for a
 * row without an account.
 */
export function rowBalances(
  rows: readonly { readonly key: number; readonly accountId?: number }[],
  live: readonly (AmountRow & { readonly key: number })[],
  balances: ReadonlyMap<number, Ore>,
  reversal: readonly Entry[] = [],
): readonly (RowBalance | undefined)[] {
  const now = new Map<number, Ore>();
  for (const { accountId, amount } of countedEntries(reversal)) {
    now.set(accountId, sumOre([now.get(accountId) ?? balances.get(accountId) ?? ZERO_ORE, amount]));
  }
  const amounts = new Map(live.map(({ key, amount }) => [key, amount]));
  return rows.map(({ key, accountId }) => {
    if (accountId === undefined) return undefined;
    const before = now.get(accountId) ?? balances.get(accountId) ?? ZERO_ORE;
    const after = sumOre([before, amounts.get(key) ?? ZERO_ORE]);
    now.set(accountId, after);
    return { before, after };
  });
}
