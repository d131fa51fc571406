import { addToRecall, newRecallIndex, type RecallIndex, type Transaction } from "@huvudbok/core/transaction";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "../../../data/events/listeners.ts";
import { addedLast } from "../../../data/registered-ledger.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";

type Items = ReadonlyMap<string, Transaction>;

interface Recall {
  readonly items: Items;
  readonly index: ReturnType<typeof newRecallIndex>;
}

/** How many texts are read at a time, which takes some milliseconds, so that building the index never delays typing. */
const SLICE = 2000;
const NOTHING: RecallIndex = newRecallIndex();

/** The index that was built last: the next form of the same books continues with it. */
let cached: Recall | undefined;
const listeners = new Listeners();
forgetAtSignOut(() => {
  cached = undefined;
});

/**
 * How every text was booked the last time; extended when transactions are added, and built in slices the first time. It
 * is empty until it belongs to these books: another company's bookings are never suggested.
 */
export function useRecallIndex(items: Items): RecallIndex {
  const recall = useSyncExternalStore(listeners.subscribe, () => cached);
  useEffect(() => {
    const stop = new AbortController();
    void bring(items, stop.signal);
    return () => stop.abort();
  }, [items]);
  const isOfThese = useMemo(
    () => recall !== undefined && (recall.items === items || addedLast(recall.items, items) !== undefined),
    [recall, items],
  );
  return isOfThese ? (recall?.index ?? NOTHING) : NOTHING;
}

/** Updates the index to these books, unless it is stopped because they have changed meanwhile. */
async function bring(items: Items, signal: AbortSignal): Promise<void> {
  const added = cached === undefined ? undefined : addedLast(cached.items, items);
  const index = (added === undefined ? undefined : cached?.index) ?? newRecallIndex();
  const all = added ?? [...items.values()];
  for (let from = 0; from < all.length; from += SLICE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) {
      // Whoever continues with it would count what has been added twice.
      if (cached?.index === index) cached = undefined;
      return;
    }
    addToRecall(index, all.slice(from, from + SLICE));
  }
  cached = { items, index };
  listeners.notify();
}
