import { addToBookedMoney, type BookedMoney, newBookedMoney } from "@huvudbok/core/categorisation";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Bookings, SharedIndex } from "../../../parts/entry/recall/shared-index.ts";

const NOTHING = newBookedMoney();
const shared = new SharedIndex({ empty: newBookedMoney, add: addToBookedMoney });

/**
 * What is registered, to be looked up: another object whenever that has changed. Undefined while it is not known, or not
 * yet as it is now; a large year is read in turns with the page.
 */
export function useBookedMoney(items: Bookings | undefined): BookedMoney | undefined {
  const built = useSyncExternalStore(shared.subscribe, shared.read);
  useEffect(() => {
    if (items === undefined || items.size === 0) return undefined;
    const stop = new AbortController();
    void shared.bring(items, stop.signal);
    return () => stop.abort();
  }, [items]);
  return useMemo(() => {
    if (items?.size === 0) return NOTHING;
    return items !== undefined && built?.items === items ? { ...built.index } : undefined;
  }, [built, items]);
}
