import { type AnyRouter, type ParsedLocation, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";
import { Listeners } from "../data/listeners.ts";
import { ROW_NAME } from "./data-table/list-place.ts";

type QueryValue = string | undefined;

type QueryValues = Readonly<Record<string, QueryValue>>;
/** `isTyped` for what is set anew at every key: the address follows when the typing pauses. */
type SetQuery = (values: QueryValues, how?: { readonly isTyped: boolean }) => void;

/** What has been set, but does not stand in the address yet. */
interface Ahead {
  /** Where the router is: what is ahead of another place is of no account any more. */
  readonly of: ParsedLocation;
  readonly search: string;
}

/**
 * The address follows when nothing more is typed for so long: a browser goes through the styles of the whole page when
 * its address changes, and the router draws all anew. Typing must not wait for that.
 */
const FOLLOWS_AFTER_MS = 120;
/** Before one of these can lead to another page the address is brought up to date. */
const LEAVES = ["pointerdown", "keydown", "pagehide"] as const;

let ahead: Ahead | undefined;
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
export function useQueryState(): readonly [(name: string) => QueryValue, SetQuery] {
  const router = useRouter();
  const query = new URLSearchParams(useAddressQuery());
  const get = (name: string) => query.get(name) ?? undefined;
  const set = useCallback<SetQuery>(
    (values, how) => {
      const { location } = router.state;
      const next = new URLSearchParams(ahead?.of === location ? ahead.search : location.searchStr);
      // In another view of a list one is at none of its rows.
      next.delete(ROW_NAME);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      goAhead(router, { of: location, search: next.size === 0 ? "" : `?${next}` }, how?.isTyped === true);
    },
    [router],
  );
  return [get, set];
}

let stopWaiting: (() => void) | undefined;

function goAhead(router: AnyRouter, next: Ahead, isTyped: boolean): void {
  ahead = next;
  listeners.tell();
  stopWaiting?.();
  const follow = () => {
    stopWaiting?.();
    if (router.state.location !== next.of) return;
    router.history.replace(`${next.of.pathname}${next.search}`);
    router.history.flush();
  };
  if (!isTyped) {
    follow();
    return;
  }
  const leave = (event: Event) => {
    const isTyping = event instanceof KeyboardEvent && event.key !== "Enter" && !event.altKey;
    if (!isTyping) follow();
  };
  const timer = setTimeout(follow, FOLLOWS_AFTER_MS);
  for (const name of LEAVES) window.addEventListener(name, leave, { capture: true });
  stopWaiting = () => {
    clearTimeout(timer);
    for (const name of LEAVES) window.removeEventListener(name, leave, { capture: true });
    stopWaiting = undefined;
  };
}
