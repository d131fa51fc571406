import { type AccountNo, isResultAccount } from "../account-plan/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";
import { openingBalanceSum } from "./opening-balance.ts";

/** The result of a year that is not booked on its equity yet, profit positive: what its result accounts close with. */
export function unbookedResult(closing: ReadonlyMap<AccountNo, Ore>): Ore {
  const amounts = [...closing].filter(([account]) => isResultAccount(account)).map(([, amount]) => amount);
  return negateOre(sumOre(amounts));
}

/** Whether opening balances sum to just the result that the year before has not booked. */
export function isUnbookedResult(sum: Ore, closing: ReadonlyMap<AccountNo, Ore>): boolean {
  return sum !== 0 && sum === unbookedResult(closing);
}

/**
 * What a year is expected to open with: the closing balances of the year before and, where a person has put its result
 * on the equity before it was booked, that too (AB5). So neither a comparison nor an import takes the result away again.
 * `equity` are the accounts that it may have been put on.
 */
export function expectedOpening(
  balances: readonly AccountBalance[],
  closing: ReadonlyMap<AccountNo, Ore>,
  equity: readonly AccountNo[],
): ReadonlyMap<AccountNo, Ore> {
  const result = unbookedResult(closing);
  if (result === 0 || openingBalanceSum(balances) !== 0) return closing;
  const opening = new Map(balances.map(({ accountId, balance }) => [accountId, balance]));
  const closed = (account: AccountNo) => closing.get(account) ?? ZERO_ORE;
  const taken = equity.find((account) => opening.has(account) && opening.get(account) !== closed(account));
  if (taken === undefined) return closing;
  return new Map([...closing, [taken, sumOre([closed(taken), negateOre(result)])]]);
}
