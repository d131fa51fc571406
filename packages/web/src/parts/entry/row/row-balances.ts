import { type Ore, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import type { AmountRow } from "@huvudbok/core/transaction";

/** The balance of a row's account before the row and after it. */
export interface RowBalance {
  readonly before: Ore;
  readonly after: Ore;
}

/**
 * The balance of each row's account, from what is registered in the year; rows above it in the form count. Undefined
 * for a row without an account.
 */
export function rowBalances(
  rows: readonly { readonly accountId?: number }[],
  live: readonly AmountRow[],
  balances: ReadonlyMap<number, Ore>,
): readonly (RowBalance | undefined)[] {
  const now = new Map<number, Ore>();
  return rows.map(({ accountId }, index) => {
    if (accountId === undefined) return undefined;
    const before = now.get(accountId) ?? balances.get(accountId) ?? ZERO_ORE;
    const after = sumOre([before, live[index]?.amount ?? ZERO_ORE]);
    now.set(accountId, after);
    return { before, after };
  });
}
