import type { Account } from "../account-plan/index.ts";

/** The cost account that picking a depreciation account fills in, where the chart's names do not say it (AS3). */
const COST_ACCOUNTS: ReadonlyMap<number, number> = new Map([
  [1119, 7820],
  [1139, 7821],
  [1219, 7830],
  [1229, 7830],
  [1239, 7834],
  [1249, 7832],
  [1259, 7839],
  [1279, 7831],
  [1289, 7810],
  [1299, 7839],
]);

export interface SuggestedCostAccount {
  /** The account of the chart's names, else of the mapping; undefined when that has none. */
  readonly account: number | undefined;
  /** False: the chart lacks it, so that the field is left empty and the account is a hint only. */
  readonly isInPlan: boolean;
}

/**
 * The cost account that belongs to a depreciation account, and whether the chart has it: the one whose name says the same
 * (*Avskrivningar på datorer* for *Ackumulerade avskrivningar på datorer*), an active one first, else that of the mapping.
 */
export function suggestedCostAccount(
  depreciationAccount: number,
  chart: Iterable<Pick<Account, "id" | "name" | "active">>,
): SuggestedCostAccount {
  const accounts = [...chart];
  const own = accounts.find(({ id }) => Number(id) === depreciationAccount);
  const what = own && depreciatedIn(own);
  const named = accounts
    .filter((account) => what !== undefined && isCost(account) && depreciatedIn(account) === what)
    .toSorted((a, b) => Number(b.active) - Number(a.active))[0];
  if (named !== undefined) return { account: Number(named.id), isInPlan: true };
  const account = COST_ACCOUNTS.get(depreciationAccount);
  return { account, isInPlan: accounts.some(({ id }) => Number(id) === account) };
}

function isCost({ id }: Pick<Account, "id">): boolean {
  return id >= 7800 && id < 7900;
}

/** What an account is the depreciation of, by its name. */
function depreciatedIn({ name }: Pick<Account, "name">): string | undefined {
  return /avskrivningar på (.+)$/.exec(name.toLowerCase().trim())?.[1];
}
