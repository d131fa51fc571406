import { assertNever } from "../shared/index.ts";
import type { Transaction } from "./transaction.ts";

export type TransactionSortKey = "number" | "date" | "text";

const SWEDISH = new Intl.Collator("sv", { numeric: true });

/** By series and number: the order in which each series was registered. */
export function compareTransactions(
  a: Pick<Transaction, "series" | "number">,
  b: Pick<Transaction, "series" | "number">,
): number {
  if (a.series === b.series) return a.number - b.number;
  return SWEDISH.compare(a.series, b.series) || (a.series < b.series ? -1 : 1);
}

/** Compares by one column of the list, and by series and number where that is equal. */
export function transactionComparator(key: TransactionSortKey): (a: Transaction, b: Transaction) => number {
  switch (key) {
    case "date":
      return (a, b) => compareText(a.date, b.date) || compareTransactions(a, b);
    case "text":
      return (a, b) => SWEDISH.compare(a.text, b.text) || compareTransactions(a, b);
    case "number":
      return compareTransactions;
    default:
      return assertNever(key);
  }
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
