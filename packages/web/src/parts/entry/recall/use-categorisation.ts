import {
  addToCategorisation,
  type CategorisationIndex,
  newCategorisationIndex,
} from "@huvudbok/core/categorisation";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { type Bookings, SharedIndex } from "./shared-index.ts";
import { useSharedIndex } from "./use-shared-index.ts";

const NONE: Bookings = new Map();

/** What the entry form and the drafts of a year learn from: one index for both (CT5). */
const shared = new SharedIndex({
  empty: newCategorisationIndex,
  add: addToCategorisation,
  inOrder: byDate,
});

/** By their days rather than one by one: sorting a large year holds the page up for longer than a turn. */
function* byDate(transactions: Iterable<Transaction>): Iterable<Transaction> {
  const days = Map.groupBy(transactions, ({ date }) => date);
  for (const day of [...days.keys()].sort()) yield* days.get(day) ?? [];
}

export interface Categorisation {
  readonly index: CategorisationIndex;
  /** False while the bookings are still being learnt from: nothing is known of them until then. */
  readonly isReady: boolean;
}

/**
 * What the bookings of a year, and those of the year before it where they are given, teach of how a text is booked. It
 * is extended by each transaction that is registered.
 */
export function useCategorisation(items: Bookings, before: Bookings = NONE): Categorisation {
  const all = useMemo(() => withYearBefore(items, before), [items, before]);
  const index = useSharedIndex(shared, all);
  return useMemo(
    () => ({ index: index ?? newCategorisationIndex(), isReady: index !== undefined || all.size === 0 }),
    [index, all],
  );
}

/** Ids are unique within a year. */
function withYearBefore(items: Bookings, before: Bookings): Bookings {
  if (before.size === 0) return items;
  return new Map([
    ...[...before].map(([id, transaction]) => [`before ${id}`, transaction] as const),
    ...items,
  ]);
}
