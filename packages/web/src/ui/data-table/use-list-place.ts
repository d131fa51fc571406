import { type RefObject, useEffect, useRef } from "react";
import { usePagePath } from "../../navigation/use-address.ts";
import { isFocusFree } from "../form/is-focus-free.ts";
import { keepPlace, type ListPlace, placeIsOpened, placeToOpen } from "./list-place.ts";
import type { RowWindow } from "./use-row-window.ts";

interface ListPlaceOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly window: RowWindow;
  readonly isPageList: boolean;
  /** The current row. */
  readonly index: number | undefined;
  readonly setPlace: (place: { readonly key: string; readonly index: number } | undefined) => void;
  /** Set when the row is to take the focus. */
  readonly isMoved: RefObject<boolean>;
}

interface PlacedList extends ListPlaceOptions {
  /** The path of the list's own page. */
  readonly path: string;
}

/** Moving and scrolling are over when nothing has happened for this long. */
const SETTLED_MS = 150;

/** Opens the list at its position, and stores the position as the person moves and scrolls. */
export function useListPlace(list: ListPlaceOptions) {
  const path = usePagePath();
  const options: PlacedList = { ...list, path };
  const latest = useRef(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpened = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  const { isPageList, count } = options;
  const hasRows = count > 0;
  useEffect(() => {
    if (!isPageList || !hasRows || isOpened.current) return undefined;
    isOpened.current = true;
    const place = placeToOpen();
    // A new page is placed within the same frame; this comes after it.
    const frame = requestAnimationFrame(() => {
      placeIsOpened();
      if (place !== undefined) openAt(place, latest.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPageList, hasRows]);
  useEffect(() => {
    const sheet = latest.current.window.sheet();
    if (!isPageList || !hasRows || sheet === undefined) return undefined;
    const onScroll = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(latest.current), SETTLED_MS);
    };
    sheet.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      sheet.removeEventListener("scroll", onScroll);
      clearTimeout(timer.current);
    };
  }, [isPageList, hasRows]);
  return {
    /** Called before the page is left: stores the clicked row, otherwise the current one. */
    keepNow: (index?: number) => {
      clearTimeout(timer.current);
      if (isPageList) keep(latest.current, index);
    },
    keepSoon: () => {
      clearTimeout(timer.current);
      if (isPageList) timer.current = setTimeout(() => keep(latest.current), SETTLED_MS);
    },
  };
}

function openAt(place: ListPlace, { count, keyOf, window, setPlace, isMoved }: ListPlaceOptions): void {
  let index = 0;
  while (index < count && keyOf(index) !== place.row) index++;
  if (index === count) return;
  setPlace({ key: place.row, index });
  if (place.top === undefined) window.scrollTo(index, "center");
  else window.sheet()?.scrollTo({ top: place.top });
  isMoved.current = place.hasFocus && isFocusFree();
}

function isHere(path: string): boolean {
  const plain = (text: string) => decodeURI(text).replace(/\/$/, "");
  return plain(path) === plain(window.location.pathname);
}

/** The current row; when it has been scrolled out of view and has no focus, the first visible one. */
function keep({ body, keyOf, window, setPlace, ...options }: PlacedList, clicked?: number): void {
  // While another page is loading, the address is already that page's.
  if (!isHere(options.path)) return;
  const top = window.sheet()?.scrollTop ?? 0;
  const visible = window.visibleRows();
  const hasFocus = body.current?.contains(document.activeElement) === true;
  let index = clicked ?? options.index;
  const isInSight =
    index !== undefined && visible !== undefined && index >= visible.first && index < visible.end;
  if (!hasFocus && clicked === undefined && !isInSight) index = top === 0 ? undefined : visible?.first;
  if (index === undefined || index >= options.count) {
    keepPlace(undefined);
    if (options.index !== undefined) setPlace(undefined);
    return;
  }
  const row = keyOf(index);
  keepPlace({ row, top, hasFocus: hasFocus || clicked !== undefined });
  if (index !== options.index) setPlace({ key: row, index });
}
