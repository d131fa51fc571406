import { useCallback, useSyncExternalStore } from "react";
import { Listeners } from "../../data/events/listeners.ts";
import { type Address, currentAddress, replaceAddress } from "../../navigation/address.ts";
import { usePageAddress, usePageAddressReader } from "../../navigation/use-address.ts";
import { ROW_NAME } from "../data-table/list-place.ts";

type QueryValue = string | undefined;

type QueryValues = Readonly<Record<string, QueryValue>>;
/** `isTyped` for a value that is set at every key press: the address is updated when the typing pauses. */
type SetQuery = (values: QueryValues, how?: { readonly isTyped: boolean }) => void;

/** What has been set, but is not in the address yet. */
interface PendingQuery {
  /** The address of the page when it was set: for another address it no longer counts. */
  readonly of: Address;
  readonly search: string;
}

/**
 * The address is updated after this pause in typing: a browser recomputes the styles of the whole page when its address
 * changes, and everything that shows the address is rendered again. Typing must not wait for that.
 */
const FOLLOWS_AFTER_MS = 120;
/** Before one of these events can lead to another page the address is updated. */
const LEAVE_EVENTS = ["pointerdown", "keydown", "pagehide"] as const;

let pending: PendingQuery | undefined;
const listeners = new Listeners();

/** The query of the page's address as it was set last, with its question mark; empty without query. */
export function useAddressQuery(): string {
  const current = usePageAddress();
  const set = useSyncExternalStore(listeners.subscribe, () => pending);
  return set?.of === current ? set.search : current.search;
}

/**
 * Values that a page stores in its address, so that a view can be linked, reloaded and returned to. Setting them
 * replaces the address without a new step in the browser's history; undefined removes a value. A new value is visible
 * at once.
 */
export function useQueryState(): readonly [(name: string) => QueryValue, SetQuery] {
  const pageAddress = usePageAddressReader();
  const query = new URLSearchParams(useAddressQuery());
  const get = (name: string) => query.get(name) ?? undefined;
  const set = useCallback<SetQuery>(
    (values, how) => {
      const of = pageAddress();
      const next = new URLSearchParams(pending?.of === of ? pending.search : of.search);
      // Another view of a list has no current row.
      next.delete(ROW_NAME);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      setPending({ of, search: next.size === 0 ? "" : `?${next}` }, how?.isTyped === true);
    },
    [pageAddress],
  );
  return [get, set];
}

let stopWaiting: (() => void) | undefined;

function setPending(next: PendingQuery, isTyped: boolean): void {
  pending = next;
  listeners.notify();
  stopWaiting?.();
  const follow = () => {
    stopWaiting?.();
    if (currentAddress() === next.of) replaceAddress(`${next.of.pathname}${next.search}`);
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
