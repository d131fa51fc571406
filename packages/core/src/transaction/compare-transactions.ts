import type { Transaction } from "./transaction.ts";

const SWEDISH = new Intl.Collator("sv", { numeric: true });

/** By series and number: the order in which each series was registered. */
export function compareTransactions(
  a: Pick<Transaction, "series" | "number">,
  b: Pick<Transaction, "series" | "number">,
): number {
  if (a.series === b.series) return a.number - b.number;
  return SWEDISH.compare(a.series, b.series) || (a.series < b.series ? -1 : 1);
}
