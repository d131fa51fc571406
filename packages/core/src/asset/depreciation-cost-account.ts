/** The cost account that picking a depreciation account fills in (AS3). */
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
  /** The account of the mapping; undefined when the mapping has none. */
  readonly account: number | undefined;
  /** False: the chart lacks it, so that the field is left empty and the account is a hint only. */
  readonly isInPlan: boolean;
}

/** The cost account that belongs to a depreciation account, and whether the chart has it. */
export function suggestedCostAccount(
  depreciationAccount: number,
  knownAccounts: ReadonlySet<number>,
): SuggestedCostAccount {
  const account = COST_ACCOUNTS.get(depreciationAccount);
  return { account, isInPlan: account !== undefined && knownAccounts.has(account) };
}
