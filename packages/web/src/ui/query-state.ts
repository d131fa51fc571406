import { type AnyRouter, type ParsedLocation, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";
import { Listeners } from "../data/listeners.ts";
import { ROW_NAME, replaceAddress } from "./data-table/list-place.ts";

type QueryValue = string | undefined;

/** What stands in the address already, but the router has not been told yet. */
interface Ahead {
  /** Where the router is: what is ahead of another place is of no account any more. */
  readonly of: ParsedLocation;
  readonly search: string;
}

/** The router is told when nothing more is set for so long: it draws all anew, and typing must not wait for that. */
const TOLD_AFTER_MS = 250;

let ahead: Ahead | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Listeners();

/** The query of the page's address as it was set last, with its question mark; empty without query. */
export function useAddressQuery(): string {
  const known = useRouterState({ select: ({ location }) => location });
  const set = useSyncExternalStore(listeners.subscribe, () => ahead);
  return set?.of === known ? set.search : known.searchStr;
}

/**
 * Values that a page keeps in its address, so that a view can be linked, reloaded and come back to. Setting them
 * replaces the address without a new step in the browser's history; undefined takes a value out. What is set is seen
 * at once.
 */
export function useQueryState(): readonly [
  (name: string) => QueryValue,
  (values: Readonly<Record<string, QueryValue>>) => void,
] {
  const router = useRouter();
  const query = new URLSearchParams(useAddressQuery());
  const get = (name: string) => query.get(name) ?? undefined;
  const set = useCallback(
    (values: Readonly<Record<string, QueryValue>>) => {
      const { location } = router.state;
      const next = new URLSearchParams(ahead?.of === location ? ahead.search : location.searchStr);
      // In another view of a list one is at none of its rows.
      next.delete(ROW_NAME);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      goAhead(router, { of: location, search: next.size === 0 ? "" : `?${next}` });
    },
    [router],
  );
  return [get, set];
}

function goAhead(router: AnyRouter, next: Ahead): void {
  const { pathname } = next.of;
  ahead = next;
  replaceAddress(`${pathname}${next.search}`, { listPlace: undefined });
  listeners.tell();
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (ahead !== next || router.state.location !== next.of || window.location.pathname !== pathname) return;
    router.history.replace(`${pathname}${window.location.search}`, window.history.state);
  }, TOLD_AFTER_MS);
}
