import type { AssetList } from "@huvudbok/core/asset";
import type { JournalTemplate } from "@huvudbok/core/journal-template";

/** What refers to an account without using it, as the delete dialog lists it (PG23). */
export function namedBy(
  account: number,
  templates: Iterable<JournalTemplate>,
  assetLists: Iterable<AssetList>,
): readonly string[] {
  const named: string[] = [];
  for (const { name, entries } of templates) {
    if (entries.some(({ accountId }) => accountId === account)) named.push(`konteringsmallen ${name}`);
  }
  for (const { name, depreciationAccountId, depreciationCostAccountId } of assetLists) {
    if (depreciationAccountId === account || depreciationCostAccountId === account) {
      named.push(`inventarielistan ${name}`);
    }
  }
  return named;
}
