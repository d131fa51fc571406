import { foldText } from "../text/index.ts";
import { compareTransactions } from "./compare-transactions.ts";
import type { Transaction } from "./transaction.ts";

/** The latest transaction of every text used before, by the folded text. */
export type RecallIndex = ReadonlyMap<string, Transaction>;

/**
 * Adds new transactions to an index, in place: the cost is that of the new ones, and a large index can be built piece
 * by piece. Transactions in the index may be added again.
 */
export function addToRecall(index: Map<string, Transaction>, transactions: Iterable<Transaction>): void {
  for (const transaction of transactions) {
    const key = recallKey(transaction.text);
    const latest = index.get(key);
    if (key !== "" && (latest === undefined || isLater(transaction, latest))) index.set(key, transaction);
  }
}

/** The latest transaction with the same text, whatever its case and marks. */
export function recalledTransaction(index: RecallIndex, text: string): Transaction | undefined {
  return index.get(recallKey(text));
}

function isLater(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? compareTransactions(a, b) > 0 : a.date > b.date;
}

function recallKey(text: string): string {
  return foldText(text).trim().replaceAll(/\s+/g, " ");
}
