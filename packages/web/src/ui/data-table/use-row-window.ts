import { type RefObject, useLayoutEffect, useState } from "react";
import { rootScale } from "../root-scale.ts";
import { offsetAt, type RowOffsets, type RowRange, rowAt, rowsBetween } from "./row-offsets.ts";

/** Longer tables are virtualised: this many rows still scroll smoothly. */
const DRAWN_WHOLE = 200;
/** What is rendered before the position of the table in its sheet is known. */
const FIRST_DRAWN = 48;
/** Headings and sums stick to the edges of the sheet and cover rows below them, in px of the design. */
const COVERED_PX = 34;

const covered = () => COVERED_PX * rootScale();

type RowPlacing = "nearest" | "center" | "start";

export interface RowWindow {
  /** The rows to render. */
  readonly range: RowRange;
  /** The scrolling sheet that contains the table. */
  readonly sheet: () => HTMLElement | undefined;
  /** The first and last row that is completely visible. */
  readonly visibleRows: () => RowRange | undefined;
  /** Scrolls as little as needed to show the row, or so that it is in the middle or first. */
  readonly scrollTo: (index: number, place: RowPlacing) => void;
}

/** Which rows of a table body in the scrolling sheet to render. */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  offsets: RowOffsets,
  drawsAll: boolean,
): RowWindow {
  const count = offsets.length - 1;
  const isWhole = drawsAll || count <= DRAWN_WHOLE;
  const [range, setRange] = useState<RowRange>({ first: 0, end: FIRST_DRAWN });
  useLayoutEffect(() => {
    const sheet = sheetOf(body.current);
    if (isWhole || sheet === undefined) return undefined;
    const measure = () => {
      if (body.current === null) return;
      const top = hiddenAbove(sheet, body.current);
      const next = rowsBetween(offsets, top, top + sheet.clientHeight);
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    sheet.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      sheet.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [body, offsets, isWhole]);
  return {
    range: isWhole
      ? { first: 0, end: count }
      : { first: Math.min(range.first, count), end: Math.min(range.end, count) },
    sheet: () => sheetOf(body.current),
    visibleRows: () => fullyVisibleRows(body.current, offsets, isWhole),
    scrollTo: (index, place) => {
      if (isWhole) rowOf(body.current, index)?.scrollIntoView({ block: place });
      else scrollToOffset(body.current, offsets, index, place);
    },
  };
}

/** The rendered row of an index; rows count theirs from 2, as the heading is the first. */
export function rowOf(body: HTMLTableSectionElement | null, index: number): HTMLElement | undefined {
  return body?.querySelector<HTMLElement>(`tr[aria-rowindex="${index + 2}"]`) ?? undefined;
}

function sheetOf(body: HTMLTableSectionElement | null): HTMLElement | undefined {
  return body?.closest<HTMLElement>("[data-scroll-restoration-id]") ?? undefined;
}

/** How many px of the body are scrolled out above the sheet. */
function hiddenAbove(sheet: HTMLElement, body: HTMLElement): number {
  return sheet.getBoundingClientRect().top - body.getBoundingClientRect().top;
}

function fullyVisibleRows(
  body: HTMLTableSectionElement | null,
  offsets: RowOffsets,
  isWhole: boolean,
): RowRange | undefined {
  const sheet = sheetOf(body);
  if (sheet === undefined || body === null) return undefined;
  const hidden = covered();
  const top = sheet.getBoundingClientRect().top + hidden;
  const bottom = top - hidden + sheet.clientHeight;
  if (isWhole) {
    const rows = [...body.rows];
    const first = rows.findIndex((row) => row.getBoundingClientRect().top >= top);
    const last = rows.findLastIndex((row) => row.getBoundingClientRect().bottom <= bottom);
    return first < 0 ? undefined : { first, end: last + 1 };
  }
  const above = hiddenAbove(sheet, body) + hidden;
  const first = above <= 0 ? 0 : rowAt(offsets, above - 1) + 1;
  return { first, end: rowAt(offsets, above - hidden + sheet.clientHeight) };
}

function scrollToOffset(
  body: HTMLTableSectionElement | null,
  offsets: RowOffsets,
  index: number,
  place: RowPlacing,
): void {
  const sheet = sheetOf(body);
  if (sheet === undefined || body === null) return;
  const top = offsetAt(offsets, index);
  const bottom = offsetAt(offsets, index + 1);
  const above = hiddenAbove(sheet, body);
  const height = sheet.clientHeight;
  const hidden = covered();
  if (place === "center") sheet.scrollBy({ top: (top + bottom) / 2 - above - height / 2 });
  else if (place === "start" || top < above + hidden) sheet.scrollBy({ top: top - above - hidden });
  else if (bottom > above + height - hidden) sheet.scrollBy({ top: bottom - above - height + hidden });
}
