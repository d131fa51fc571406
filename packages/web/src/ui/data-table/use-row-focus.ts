import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useListPlace } from "./use-list-place.ts";
import { type RowWindow, rowOf } from "./use-row-window.ts";

export interface RowFocusOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  /** A name for the row that lasts. Must be the same function as long as the rows are the same. */
  readonly keyOf: (index: number) => string;
  readonly window: RowWindow;
  /** True for the list that the page is about: its place is kept in the address. */
  readonly isPageList: boolean;
  /** What Enter and a double click do on rows without a link. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** What Space does. */
  readonly onSelect?: ((index: number) => void) | undefined;
}

/** The row one is at. The index is where it was last; the key finds it again when rows have come or gone. */
interface RowPlace {
  readonly key: string;
  readonly index: number;
}

/**
 * One tab stop for the list, so that Tab does not stop at every row on the way past it: arrows, Home, End and Page keys
 * move between its rows, Enter opens, Ctrl+Enter opens a tab, Space selects.
 */
export function useRowFocus(options: RowFocusOptions) {
  const { body, count, keyOf, window, onOpen, onSelect } = options;
  const [place, setPlace] = useState<RowPlace>();
  const isMoved = useRef(false);
  const index = useMemo(() => indexOf(place, count, keyOf), [place, count, keyOf]);
  const kept = useListPlace({ ...options, index, setPlace, isMoved });
  useLayoutEffect(() => {
    const row = isMoved.current && index !== undefined ? rowOf(body.current, index) : undefined;
    if (row === undefined) return;
    isMoved.current = false;
    row.focus({ preventScroll: true });
  });
  function moveTo(target: number) {
    isMoved.current = true;
    setPlace({ key: keyOf(target), index: target });
    window.scrollTo(target, "nearest");
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = index === undefined ? undefined : rowOf(body.current, index);
    if (row === undefined || index === undefined || !isRowItself(event.target)) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const target = hasModifier ? undefined : moveOf(event.key, index, count, window);
    if (target !== undefined) moveTo(target);
    else if (event.key === "Enter" && event.target === row) open(row, index, event);
    else if (event.key === " " && !hasModifier) onSelect?.(index);
    else return;
    event.preventDefault();
  }
  function open(row: HTMLElement, at: number, event: KeyboardEvent<HTMLElement>) {
    const link = row.querySelector<HTMLAnchorElement>("a[data-row-link]");
    kept.keepNow();
    if (link === null) onOpen?.(at);
    else if (event.ctrlKey || event.metaKey) globalThis.open(link.href, "_blank", "noopener");
    else link.click();
  }
  return {
    /** The row that Tab comes to, and that stays drawn; undefined before one has been anywhere in the list. */
    index,
    bodyProps: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const at = rowIndexOf(target);
        if (at === undefined || at === index) return;
        setPlace({ key: keyOf(at), index: at });
        kept.keepSoon();
      },
      onClickCapture: ({ target }: MouseEvent<HTMLElement>) => kept.keepNow(rowIndexOf(target)),
      onDoubleClick: ({ target }: MouseEvent<HTMLElement>) => {
        const at = rowIndexOf(target);
        if (at !== undefined) onOpen?.(at);
      },
    },
  };
}

/** Where a row is now; undefined when it is no longer among the rows. */
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

/** Where a key leads in the list; undefined for keys that do not move. */
function moveOf(key: string, index: number, count: number, window: RowWindow): number | undefined {
  const sight = window.inSight();
  const page = Math.max(1, sight === undefined ? 20 : sight.end - sight.first - 1);
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const target = moves[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** The index of the row that an element stands in. */
function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement || target instanceof SVGElement ? target.closest("tr") : null;
  const rowIndex = row?.getAttribute("aria-rowindex");
  return rowIndex === null || rowIndex === undefined ? undefined : Number(rowIndex) - 2;
}

/** Keys typed in a field or button of a row belong to that control; those on the row or its link to the list. */
function isRowItself(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.tagName === "TR" || target.hasAttribute("data-row-link"));
}
