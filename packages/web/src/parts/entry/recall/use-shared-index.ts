import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Bookings, indexOf, type SharedIndex } from "./shared-index.ts";

/**
 * The index of these bookings: extended when some are added, and built the first time in stretches of some milliseconds,
 * so that it never delays typing. Undefined until it belongs to these books, and without bookings.
 */
export function useSharedIndex<Index>(shared: SharedIndex<Index>, items: Bookings): Index | undefined {
  const built = useSyncExternalStore(shared.subscribe, shared.read);
  useEffect(() => {
    if (items.size === 0) return undefined;
    const stop = new AbortController();
    void shared.bring(items, stop.signal);
    return () => stop.abort();
  }, [shared, items]);
  return useMemo(() => (items.size === 0 ? undefined : indexOf(built, items)), [built, items]);
}
