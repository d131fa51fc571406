import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type HandleKey, useControlKeys } from "../keys/use-control-keys.ts";
import { useLatest } from "../use-latest.ts";
import { MOVE_KEYS, OPEN_KEYS, type RowActions, type RowStep, SELECT_KEYS, TAB_KEYS } from "./row-keys.ts";
import { useListPlace } from "./use-list-place.ts";
import { type RowWindow, rowOf } from "./use-row-window.ts";

export interface RowFocusOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  /** A lasting name of the row. Must be the same function as long as the rows are the same. */
  readonly keyOf: (index: number) => string;
  readonly window: RowWindow;
  /** True for the list that the page is about: its position is stored in the address. */
  readonly isPageList: boolean;
  /** False where rows cannot be opened: then only the controls in them take the focus. */
  readonly canFocus: boolean;
  /** True where rows have a link, which Enter follows. */
  readonly hasLinks: boolean;
  /** False where the key that opens a row in a tab does something else on the page. */
  readonly opensTabs?: boolean;
  /** The row to scroll to and make the tab stop; done again for another object. */
  readonly goTo?: { readonly index: number } | undefined;
  /** What Enter and a double click do on rows without a link. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** What Space does. */
  readonly onSelect?: ((index: number) => void) | undefined;
}

/** The current row. The index is its last one; the key finds it again when rows have been added or removed. */
interface RowPlace {
  readonly key: string;
  readonly index: number;
}

/**
 * One tab stop for the list, so that Tab does not stop at every row: arrows, Home, End and Page keys move between its
 * rows, Enter opens, Ctrl+Enter opens a tab, Space selects.
 */
export function useRowFocus(options: RowFocusOptions) {
  const { body, count, keyOf, window, onOpen, onSelect } = options;
  const [place, setPlace] = useState<RowPlace>();
  const isMoved = useRef(false);
  const index = useMemo(() => indexOf(place, count, keyOf), [place, count, keyOf]);
  const listPlace = useListPlace({ ...options, index, setPlace, isMoved });
  useLayoutEffect(() => {
    const row = isMoved.current && index !== undefined ? rowOf(body.current, index) : undefined;
    if (row === undefined) return;
    isMoved.current = false;
    row.focus({ preventScroll: true });
  });
  const handleKey = useRowKeys(options);
  const latest = useLatest(options);
  const { goTo } = options;
  const [gone, setGone] = useState<typeof goTo>();
  if (goTo !== undefined && goTo !== gone) {
    setGone(goTo);
    setPlace({ key: keyOf(goTo.index), index: goTo.index });
  }
  useEffect(() => {
    if (goTo !== undefined) latest.current.window.scrollTo(goTo.index, "start");
  }, [goTo, latest]);
  function moveTo(target: number) {
    isMoved.current = true;
    setPlace({ key: keyOf(target), index: target });
    window.scrollTo(target, "nearest");
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = index === undefined ? undefined : rowOf(body.current, index);
    if (row === undefined || index === undefined || !isRowItself(event.target)) return;
    handleKey(event, {
      moveTo: (step) => moveTo(stepFrom(index, step, count, window)),
      // The browser itself follows a link that has the focus.
      open: (inNewTab) => event.target === row && open(row, index, inNewTab),
      select: () => onSelect?.(index),
    });
  }
  function open(row: HTMLElement, at: number, inNewTab: boolean): boolean {
    const link = row.querySelector<HTMLAnchorElement>("a[data-row-link]");
    listPlace.keepNow();
    if (link === null) {
      if (onOpen === undefined || inNewTab) return false;
      onOpen(at);
    } else if (inNewTab) {
      // Without "noopener": a tab opened this way inherits the session, and so the company.
      globalThis.open(link.href, "_blank");
    } else link.click();
    return true;
  }
  return {
    /** The row that is the tab stop and stays rendered; undefined before any row of the list has been visited. */
    index,
    bodyProps: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const at = rowIndexOf(target);
        if (at === undefined || at === index) return;
        setPlace({ key: keyOf(at), index: at });
        listPlace.keepSoon();
      },
      onClickCapture: ({ target }: MouseEvent<HTMLElement>) => listPlace.keepNow(rowIndexOf(target)),
      onDoubleClick: ({ target }: MouseEvent<HTMLElement>) => {
        const at = rowIndexOf(target);
        const row = at === undefined ? undefined : rowOf(body.current, at);
        if (at !== undefined && row !== undefined && !isOnControl(target)) open(row, at, false);
      },
    },
  };
}

/** The present index of a row; undefined when it is no longer among the rows. */
function indexOf(
  place: RowPlace | undefined,
  count: number,
  keyOf: (index: number) => string,
): number | undefined {
  if (place === undefined) return undefined;
  if (place.index < count && place.index >= 0 && keyOf(place.index) === place.key) return place.index;
  for (let index = 0; index < count; index++) if (keyOf(index) === place.key) return index;
  return undefined;
}

/** The keys of this list, by what its rows can do. */
function useRowKeys(options: RowFocusOptions): HandleKey<RowActions> {
  const { count, canFocus, hasLinks, opensTabs = true, onOpen, onSelect } = options;
  const isOn = canFocus && count > 0;
  const move = useControlKeys(MOVE_KEYS, isOn);
  const open = useControlKeys(OPEN_KEYS, isOn && (hasLinks || onOpen !== undefined));
  const openTab = useControlKeys(TAB_KEYS, isOn && hasLinks && opensTabs);
  const select = useControlKeys(SELECT_KEYS, isOn && onSelect !== undefined);
  return (event, actions) => [move, open, openTab, select].some((handle) => handle(event, actions));
}

/** Where a step leads in the list. */
function stepFrom(index: number, step: RowStep, count: number, window: RowWindow): number {
  const visible = window.visibleRows();
  const page = Math.max(1, visible === undefined ? 20 : visible.end - visible.first - 1);
  const targets: Readonly<Record<RowStep, number>> = {
    next: index + 1,
    previous: index - 1,
    "page-down": index + page,
    "page-up": index - page,
    first: 0,
    last: count - 1,
  };
  return Math.min(count - 1, Math.max(0, targets[step]));
}

/** The index of the row that an element is in. */
function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement || target instanceof SVGElement ? target.closest("tr") : null;
  const rowIndex = row?.getAttribute("aria-rowindex");
  return rowIndex === null || rowIndex === undefined ? undefined : Number(rowIndex) - 2;
}

/**
 * Keys pressed in a field or button of a row belong to that control; those on the row or its link belong to the list.
 */
function isRowItself(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.tagName === "TR" || target.hasAttribute("data-row-link"));
}

/** Whether the event is of something in a row that has a click of its own. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, input, select, textarea, label") !== null;
}
