import { addToSuggestions, newSuggestionIndex, type SuggestionIndex } from "@huvudbok/core/suggestion";
import type { Transaction } from "@huvudbok/core/transaction";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "../../../data/events/listeners.ts";
import { addedLast } from "../../../data/registered-ledger.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";

type Items = ReadonlyMap<string, Transaction>;

interface Built {
  readonly items: Items;
  readonly index: ReturnType<typeof newSuggestionIndex>;
}

const NOTHING: SuggestionIndex = newSuggestionIndex();

/** The index that was built last: the next form of the same books continues with it. */
let cached: Built | undefined;
const listeners = new Listeners();
forgetAtSignOut(() => {
  cached = undefined;
});

/**
 * What the bookings teach about the next one; extended when transactions are added, and built the first time in
 * stretches of some milliseconds, so that it never delays typing. It is empty until it belongs to these books: another
 * company's bookings are never suggested.
 */
export function useSuggestionIndex(items: Items): SuggestionIndex {
  const built = useSyncExternalStore(listeners.subscribe, () => cached);
  useEffect(() => {
    const stop = new AbortController();
    void bring(items, stop.signal);
    return () => stop.abort();
  }, [items]);
  const isOfThese = useMemo(
    () => built !== undefined && (built.items === items || addedLast(built.items, items) !== undefined),
    [built, items],
  );
  return isOfThese ? (built?.index ?? NOTHING) : NOTHING;
}

/** Updates the index to these books, unless it is stopped because they have changed meanwhile. */
async function bring(items: Items, signal: AbortSignal): Promise<void> {
  const added = cached === undefined ? undefined : addedLast(cached.items, items);
  const index = (added === undefined ? undefined : cached?.index) ?? newSuggestionIndex();
  const all = added ?? items.values();
  const work = new WorkInTurns();
  for (const transaction of all) {
    addToSuggestions(index, [transaction]);
    if (!work.isTurnDue) continue;
    await work.turn();
    if (!signal.aborted) continue;
    // Whoever continues with it would count what has been added twice.
    if (cached?.index === index) cached = undefined;
    return;
  }
  cached = { items, index };
  listeners.notify();
}
