import { compareTransactions, type Transaction } from "@huvudbok/core/transaction";

/** The transactions before and after in number order, within the same series first. */
export function neighbours(
  transaction: Transaction,
  all: ReadonlyMap<string, Transaction>,
): { readonly previous: Transaction | undefined; readonly next: Transaction | undefined } {
  let previous: Transaction | undefined;
  let next: Transaction | undefined;
  for (const other of all.values()) {
    const order = compareTransactions(other, transaction);
    if (order < 0 && (previous === undefined || compareTransactions(other, previous) > 0)) previous = other;
    if (order > 0 && (next === undefined || compareTransactions(other, next) < 0)) next = other;
  }
  return { previous, next };
}
