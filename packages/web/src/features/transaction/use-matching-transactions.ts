import type { DateRange } from "@huvudbok/core/calendar";
import type { Transaction } from "@huvudbok/core/transaction";
import { useDeferredValue, useEffect, useMemo } from "react";
import { forgetAtSignOut } from "../../data/sign-in/stored-sign-in.ts";
import type { TransactionSortKey } from "./list/transaction-comparator.ts";
import { TransactionOrder } from "./list/transaction-order.ts";
import { TransactionSearch } from "./list/transaction-search.ts";

/** How long the list is prepared without a pause, in ms, before the page may do something else. */
const STRETCH_MS = 6;

interface Wanted {
  readonly search: string;
  readonly range: DateRange;
  readonly sortKey: TransactionSortKey;
}

/** What was prepared last, so that the list is ready at once when a person returns to it. */
let prepared: TransactionSearch | undefined;
/** Orders of one list only, so that no other year remains in memory for them. */
let orders = new Map<TransactionSortKey, TransactionOrder>();
let ordered: readonly Transaction[] = [];
/** The days that were asked for last. */
let between:
  | {
      readonly transactions: readonly Transaction[];
      readonly positions: readonly number[];
      readonly days: string;
      readonly found: readonly number[];
    }
  | undefined;
forgetAtSignOut(() => {
  prepared = undefined;
  between = undefined;
  orders = new Map();
  ordered = [];
});

/**
 * The positions of the transactions of a period that match a search, in the order of a column. The search, and the
 * order by text, are prepared in slices as soon as the list is shown, so that the first key and the first click on the
 * column are answered as fast as the others.
 */
export function useMatchingTransactions(
  transactions: readonly Transaction[],
  { search, range: { from, to }, sortKey }: Wanted,
): readonly number[] {
  const list = usePreparedSearch(transactions);
  const later = useDeferredValue(search);
  // A prepared search takes a few ms: run at once, its result is shown in the same frame as the letter that was typed.
  const sought = list.isReady ? search : later;
  const positions = useMemo(() => orderOf(transactions, sortKey).positions(), [transactions, sortKey]);
  const among = useMemo(
    () => positionsBetween(transactions, positions, from, to),
    [transactions, positions, from, to],
  );
  return useMemo(() => (sought.trim() === "" ? among : list.matching(sought, among)), [list, sought, among]);
}

/** The same list for the same question, so that what several parts of the page ask is searched once. */
function positionsBetween(
  transactions: readonly Transaction[],
  positions: readonly number[],
  from: string,
  to: string,
): readonly number[] {
  const isSame =
    between?.transactions === transactions && between.positions === positions && between.days === from + to;
  if (between !== undefined && isSame) return between.found;
  const found = positions.filter((position) => {
    const date = transactions[position]?.date ?? "";
    return date >= from && date <= to;
  });
  between = { transactions, positions, days: from + to, found };
  return found;
}

function usePreparedSearch(transactions: readonly Transaction[]): TransactionSearch {
  const list = useMemo(() => searchOf(transactions), [transactions]);
  useEffect(() => {
    const order = orderOf(transactions, "text");
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + STRETCH_MS;
      while (!list.isReady && performance.now() < until) list.prepare();
      while (list.isReady && !order.isReady && performance.now() < until) order.prepare();
      if (!list.isReady || !order.isReady) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [list, transactions]);
  return list;
}

function searchOf(transactions: readonly Transaction[]): TransactionSearch {
  if (prepared?.transactions !== transactions) prepared = new TransactionSearch(transactions, prepared);
  return prepared;
}

function orderOf(transactions: readonly Transaction[], key: TransactionSortKey): TransactionOrder {
  if (ordered !== transactions) {
    ordered = transactions;
    orders = new Map(
      [...orders].map(([each, before]) => [each, new TransactionOrder(transactions, each, before)]),
    );
  }
  const order = orders.get(key) ?? new TransactionOrder(transactions, key);
  orders.set(key, order);
  return order;
}
