import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { pageRows } from "../../ui/data-table/pagination.ts";

interface Shown {
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The transactions at the matching positions of the current page. The same list as long as it holds the same
 * transactions, so that a key that matches no others renders nothing.
 */
export function useVisibleTransactions(
  transactions: readonly Transaction[],
  found: readonly number[],
  { descending, page, pageSize }: Shown,
): readonly Transaction[] {
  return useMemo(() => {
    const wanted: Transaction[] = [];
    for (const position of pageRows(descending ? found.toReversed() : found, page, pageSize)) {
      const transaction = transactions[position];
      if (transaction !== undefined) wanted.push(transaction);
    }
    return wanted;
  }, [transactions, found, descending, page, pageSize]);
}
