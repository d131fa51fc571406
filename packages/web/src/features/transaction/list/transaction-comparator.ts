import { assertNever } from "@huvudbok/core/shared";
import { compareTransactions, type Transaction } from "@huvudbok/core/transaction";

/** The columns that the list of transactions is ordered by. */
export type TransactionSortKey = "number" | "date" | "text";

const SWEDISH = new Intl.Collator("sv", { numeric: true });

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
