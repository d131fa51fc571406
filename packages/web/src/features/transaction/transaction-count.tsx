import type { DateRange } from "@huvudbok/core/calendar";
import { formatCount, formatCounted } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { useListQuery } from "./use-list-query.ts";
import { useMatchingTransactions } from "./use-matching-transactions.ts";

interface TransactionCountProps {
  readonly transactions: readonly Transaction[];
  /** Of the year, while its transactions are being loaded. */
  readonly latestCount: number | undefined;
  readonly year: DateRange;
}

/** How many transactions the year has, and how many of them match the search: "3 av 214 transaktioner". */
export function TransactionCount({ transactions, latestCount, year }: TransactionCountProps) {
  const [query] = useListQuery(year);
  const { length } = useMatchingTransactions(transactions, query);
  const all = formatCounted(latestCount ?? transactions.length, "transaktion", "transaktioner");
  return latestCount === undefined && query.isFiltered ? `${formatCount(length)} av ${all}` : all;
}
