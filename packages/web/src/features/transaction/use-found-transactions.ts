import type { DateRange } from "@huvudbok/core/calendar";
import {
  type Transaction,
  TransactionSearch,
  type TransactionSortKey,
  transactionComparator,
} from "@huvudbok/core/transaction";
import { useDeferredValue, useEffect, useMemo } from "react";

/** So long the search is prepared at a stretch before the page may do something else, in ms. */
const STRETCH_MS = 6;

interface Wanted {
  readonly search: string;
  readonly range: DateRange;
  readonly sortKey: TransactionSortKey;
}

/** What was prepared last: the list is ready at once when one comes back to it. */
let prepared: TransactionSearch | undefined;

/**
 * The positions of the transactions of a period that a search finds, in the order of a column. The search is prepared
 * a little at a time from the moment the list is shown, so that the first key is answered as fast as the others.
 */
export function useFoundTransactions(
  transactions: readonly Transaction[],
  { search, range: { from, to }, sortKey }: Wanted,
): readonly number[] {
  const list = usePreparedSearch(transactions);
  const later = useDeferredValue(search);
  // What is prepared takes a few ms: found at once it stands in the same frame as the letter that was typed.
  const sought = list.isReady ? search : later;
  const ordered = useMemo(() => orderedPositions(transactions, sortKey), [transactions, sortKey]);
  const among = useMemo(
    () =>
      ordered.filter((position) => {
        const date = transactions[position]?.date ?? "";
        return date >= from && date <= to;
      }),
    [transactions, ordered, from, to],
  );
  return useMemo(() => (sought.trim() === "" ? among : list.matching(sought, among)), [list, sought, among]);
}

function usePreparedSearch(transactions: readonly Transaction[]): TransactionSearch {
  const list = useMemo(() => searchOf(transactions), [transactions]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + STRETCH_MS;
      while (!list.isReady && performance.now() < until) list.prepare();
      if (!list.isReady) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [list]);
  return list;
}

function searchOf(transactions: readonly Transaction[]): TransactionSearch {
  if (prepared?.transactions !== transactions) prepared = new TransactionSearch(transactions, prepared);
  return prepared;
}

/** The orders that have been asked for of a list: to sort a large year by text takes a moment. */
const orders = new WeakMap<readonly Transaction[], Map<TransactionSortKey, readonly number[]>>();

function orderedPositions(transactions: readonly Transaction[], key: TransactionSortKey): readonly number[] {
  const known = orders.get(transactions) ?? new Map<TransactionSortKey, readonly number[]>();
  orders.set(transactions, known);
  const order = known.get(key) ?? sortedPositions(transactions, key);
  known.set(key, order);
  return order;
}

function sortedPositions(transactions: readonly Transaction[], key: TransactionSortKey): readonly number[] {
  const compare = transactionComparator(key);
  return transactions
    .map((transaction, position) => ({ transaction, position }))
    .sort((a, b) => compare(a.transaction, b.transaction))
    .map(({ position }) => position);
}
