import { newSuggestionIndex, type SuggestionIndex } from "@huvudbok/core/suggestion";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Bookings, indexOf, SharedIndex } from "./shared-index.ts";

const NOTHING: SuggestionIndex = newSuggestionIndex();
const NONE: Bookings = new Map();

const ofYear = new SharedIndex();
const ofYearBefore = new SharedIndex();

/**
 * What the bookings of a fiscal year teach about the next one, and those of the year before, once they are there:
 * extended when transactions are added, and built the first time in stretches of some milliseconds, so that it never
 * delays typing. It is empty until it belongs to these books: another company's bookings are never suggested.
 */
export function useSuggestionIndex(items: Bookings, before: Bookings = NONE): SuggestionIndex {
  const index = useIndex(ofYear, items);
  const earlier = useIndex(ofYearBefore, before);
  return useMemo(() => (earlier === NOTHING ? index : { ...index, earlier }), [index, earlier]);
}

function useIndex(shared: SharedIndex, items: Bookings): SuggestionIndex {
  const built = useSyncExternalStore(shared.subscribe, shared.read);
  useEffect(() => {
    if (items.size === 0) return undefined;
    const stop = new AbortController();
    void shared.bring(items, stop.signal);
    return () => stop.abort();
  }, [shared, items]);
  return useMemo(() => (items.size === 0 ? undefined : indexOf(built, items)) ?? NOTHING, [built, items]);
}
