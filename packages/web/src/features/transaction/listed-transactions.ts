import type { Transaction } from "@huvudbok/core/transaction";

type Items = ReadonlyMap<string, Transaction>;

const lists = new WeakMap<Items, readonly Transaction[]>();

/**
 * The transactions of a document as a list: the same one as long as the document is the same, so that its search and
 * its orders are still there when a person returns to the page.
 */
export function listedTransactions(items: Items): readonly Transaction[] {
  const cached = lists.get(items);
  if (cached !== undefined) return cached;
  const list = [...items.values()];
  lists.set(items, list);
  return list;
}
