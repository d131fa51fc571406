import { addToRecall, type RecallIndex, type Transaction } from "@huvudbok/core/transaction";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { addedLast } from "../../data/ledger.ts";
import { Listeners } from "../../data/listeners.ts";
import { forgetAtSignOut } from "../../data/stored-sign-in.ts";

type Items = ReadonlyMap<string, Transaction>;

interface Recall {
  readonly items: Items;
  readonly index: Map<string, Transaction>;
}

/** So many texts are read at a time, some milliseconds, so that building the index never holds up the typing. */
const SLICE = 2000;
const NOTHING: RecallIndex = new Map();

/** The index that was built last: the next form of the same books goes on with it. */
let known: Recall | undefined;
const listeners = new Listeners();
forgetAtSignOut(() => {
  known = undefined;
});

/**
 * How every text was booked the last time; extended when transactions come, and built piece by piece the first time. It is
 * empty until it is of these books: another company's bookings are never suggested.
 */
export function useRecallIndex(items: Items): RecallIndex {
  const recall = useSyncExternalStore(listeners.subscribe, () => known);
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

/** Brings the index to these books, unless it is stopped: they have changed meanwhile. */
async function bring(items: Items, signal: AbortSignal): Promise<void> {
  const added = known === undefined ? undefined : addedLast(known.items, items);
  const index = added === undefined ? new Map<string, Transaction>() : (known?.index ?? new Map());
  const all = added ?? [...items.values()];
  for (let from = 0; from < all.length; from += SLICE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    addToRecall(index, all.slice(from, from + SLICE));
  }
  known = { items, index };
  listeners.tell();
}
