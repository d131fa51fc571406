import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { usePrinting } from "../use-printing.ts";

/** Lists longer than this are drawn by window (ux: tables). */
const DRAWN_WHOLE = 200;

interface RowWindow {
  readonly first: number;
  readonly end: number;
  /** Height in px of the rows left out above and below. */
  readonly before: number;
  readonly after: number;
  readonly scrollTo: (index: number) => void;
}

/** Which rows to draw of a table body that lies in a scrolling sheet. */
export function useRowWindow(body: RefObject<HTMLTableSectionElement | null>, count: number): RowWindow {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const isPrinting = usePrinting();
  const isWindowed = count > DRAWN_WHOLE && !isPrinting;
  useLayoutEffect(() => {
    const element = body.current?.closest<HTMLElement>("[data-scroll-restoration-id]") ?? null;
    setSheet(element);
    if (element !== null && body.current !== null) {
      const top = body.current.getBoundingClientRect().top - element.getBoundingClientRect().top;
      setMargin(top + element.scrollTop);
    }
  }, [body, isWindowed]);
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement: () => sheet,
    estimateSize: () => rowHeight(body.current),
    overscan: 12,
    scrollMargin: margin,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  function scrollTo(index: number) {
    if (isWindowed) virtualizer.scrollToIndex(index, { align: "auto" });
    else body.current?.rows[index]?.scrollIntoView({ block: "nearest" });
  }
  if (!isWindowed) return { first: 0, end: count, before: 0, after: 0, scrollTo };
  if (first === undefined || last === undefined) return { first: 0, end: 40, before: 0, after: 0, scrollTo };
  return {
    first: first.index,
    end: last.index + 1,
    before: first.start - margin,
    after: virtualizer.getTotalSize() - (last.end - margin),
    scrollTo,
  };
}

/** The height that the style gives a row: density and touch decide it. */
function rowHeight(body: HTMLTableSectionElement | null): number {
  const row = body?.querySelector<HTMLElement>("tr[tabindex]");
  return row?.offsetHeight ?? 32;
}
