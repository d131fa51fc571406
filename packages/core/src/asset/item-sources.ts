import { sumOre } from "../money/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { AssetList } from "./asset.ts";
import { isAssetAccountOf } from "./asset-accounts.ts";
import type { CandidateBooks } from "./candidate-books.ts";
import { correctionChains, linkKey } from "./correction-chain.ts";
import { type ItemRows, itemRows, type LinkedItem, type PlacedRow } from "./item-rows.ts";

/** A transaction that assets of a class were bought by, and the items that are of its rows. */
export interface ItemSource extends ItemRows {
  readonly transaction: Transaction;
}

/**
 * The transactions of the year with debit rows on the accounts of a list's class, without those that were corrected, and
 * without what brings back what a corrected disposal took away. An item is of them that is linked to them, or to one that
 * they correct (AS9, AS14).
 */
export function itemSources(list: AssetList, books: CandidateBooks): readonly ItemSource[] {
  const { year, lists, earlier = [] } = books;
  const transactions = [...books.transactions];
  const linked = linkedItems(list, lists);
  const chainOf = correctionChains([{ fiscalYearId: year.id, transactions }, ...earlier]);
  return transactions.flatMap((transaction) => {
    if (transaction.correctedBy !== undefined) return [];
    const rows = classRows(transaction, list).filter(([, { amount }]) => amount > 0);
    const chain = chainOf(transaction);
    const first = chain.at(-1)?.transaction;
    if (rows.length === 0 || (first !== undefined && takesFrom(list, first))) return [];
    const own = { ...transaction, fiscalYearId: year.id };
    const items = [own, ...chain.map(({ link }) => link)].flatMap((link) => linked.get(linkKey(link)) ?? []);
    return [{ transaction, ...itemRows(rows, items) }];
  });
}

function classRows({ entries }: Transaction, { depreciationAccountId }: AssetList): readonly PlacedRow[] {
  return [...countedEntries(entries).entries()].filter(([, { accountId }]) =>
    isAssetAccountOf(accountId, depreciationAccountId),
  );
}

function takesFrom(list: AssetList, transaction: Transaction): boolean {
  return sumOre(classRows(transaction, list).map(([, { amount }]) => amount)) < 0;
}

/** By transaction, the items that are linked to it. */
function linkedItems(
  { depreciationAccountId }: AssetList,
  lists: readonly AssetList[],
): ReadonlyMap<string, readonly LinkedItem[]> {
  const linked = new Map<string, LinkedItem[]>();
  for (const list of lists) {
    const isOfClass = list.depreciationAccountId === depreciationAccountId;
    for (const item of list.items) {
      if (item.transaction === undefined) continue;
      const { fiscalYearId, transactionSeries: series, transactionId: number } = item.transaction;
      const key = linkKey({ fiscalYearId, series, number });
      linked.set(key, [...(linked.get(key) ?? []), { item, list, isOfClass }]);
    }
  }
  return linked;
}
