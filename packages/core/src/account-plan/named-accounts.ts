/** What of a template names accounts. */
interface NamingTemplate {
  readonly entries: readonly { readonly accountId: number }[];
}

/** What of an asset list names accounts. */
interface NamingAssetList {
  readonly depreciationAccountId: number;
  readonly depreciationCostAccountId: number;
}

/**
 * The accounts that templates and asset lists name. They do not use them, but what they prepare is booked there: a reset
 * leaves them in the chart (AP15).
 */
export function namedAccounts(
  templates: Iterable<NamingTemplate>,
  assetLists: Iterable<NamingAssetList>,
): ReadonlySet<number> {
  return new Set([
    ...[...templates].flatMap(({ entries }) => entries.map(({ accountId }) => accountId)),
    ...[...assetLists].flatMap((list) => [list.depreciationAccountId, list.depreciationCostAccountId]),
  ]);
}
