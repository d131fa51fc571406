import { type AnyRouter, type ParsedLocation, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";
import { Listeners } from "../../data/events/listeners.ts";
import { ROW_NAME } from "../data-table/list-place.ts";

type QueryValue = string | undefined;

type QueryValues = Readonly<Record<string, QueryValue>>;
/** `isTyped` for a value that is set at every key press: the address is updated when the typing pauses. */
type SetQuery = (values: QueryValues, how?: { readonly isTyped: boolean }) => void;

/** What has been set, but is not in the address yet. */
interface PendingQuery {
  /** The router's location when it was set: for another location it no longer counts. */
  readonly of: ParsedLocation;
  readonly search: string;
}

/**
 * The address is updated after this pause in typing: a browser recomputes the styles of the whole page when its address
 * changes, and the router renders everything again. Typing must not wait for that.
 */
const FOLLOWS_AFTER_MS = 120;
/** Before one of these events can lead to another page the address is updated. */
const LEAVE_EVENTS = ["pointerdown", "keydown", "pagehide"] as const;

let pending: PendingQuery | undefined;
const listeners = new Listeners();

/** The query of the page's address as it was set last, with its question mark; empty without query. */
export function useAddressQuery(): string {
  const current = useRouterState({ select: ({ location }) => location });
  const set = useSyncExternalStore(listeners.subscribe, () => pending);
  return set?.of === current ? set.search : current.searchStr;
}

/**
 * Values that a page stores in its address, so that a view can be linked, reloaded and returned to. Setting them
 * replaces the address without a new step in the browser's history; undefined removes a value. A new value is visible
 * at once.
 */
export function useQueryState(): readonly [(name: string) => QueryValue, SetQuery] {
  const router = useRouter();
  const query = new URLSearchParams(useAddressQuery());
  const get = (name: string) => query.get(name) ?? undefined;
  const set = useCallback<SetQuery>(
    (values, how) => {
      const { location } = router.state;
      const next = new URLSearchParams(pending?.of === location ? pending.search : location.searchStr);
      // Another view of a list has no current row.
      next.delete(ROW_NAME);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      setPending(router, { of: location, search: next.size === 0 ? "" : `?${next}` }, how?.isTyped === true);
    },
    [router],
  );
  return [get, set];
}

let stopWaiting: (() => void) | undefined;

function setPending(router: AnyRouter, next: PendingQuery, isTyped: boolean): void {
  pending = next;
  listeners.notify();
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
  for (const name of LEAVE_EVENTS) window.addEventListener(name, leave, { capture: true });
  stopWaiting = () => {
    clearTimeout(timer);
    for (const name of LEAVE_EVENTS) window.removeEventListener(name, leave, { capture: true });
    stopWaiting = undefined;
  };
}
