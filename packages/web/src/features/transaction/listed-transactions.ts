import type { Transaction } from "@huvudbok/core/transaction";

type Items = ReadonlyMap<string, Transaction>;

const lists = new WeakMap<Items, readonly Transaction[]>();

/**
 * The transactions of a document as a list: the same one as long as the document is the same, so that the search and
 * the orders that have been made of it are there when one comes back to the page.
 */
export function listedTransactions(items: Items): readonly Transaction[] {
  const known = lists.get(items);
  if (known !== undefined) return known;
  const list = [...items.values()];
  lists.set(items, list);
  return list;
}
