import { type RefObject, useLayoutEffect, useState } from "react";
import { type LineOffsets, type LineWindow, linesBetween, offsetAt } from "./line-offsets.ts";

/** Tables longer than this are drawn by window (ux: tables). */
const DRAWN_WHOLE = 200;
/** What is drawn before the place of the table in its sheet is known. */
const FIRST_DRAWN = 60;

export interface DrawnLines extends LineWindow {
  /** Height in px of what is left out above and below. */
  readonly before: number;
  readonly after: number;
}

/** Which lines of a table body in the scrolling sheet to draw. */
export function useLineWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  offsets: LineOffsets,
  drawWhole: boolean,
): DrawnLines {
  const count = offsets.length - 1;
  const isWhole = drawWhole || count <= DRAWN_WHOLE;
  const [inSight, setInSight] = useState<LineWindow>({ first: 0, end: FIRST_DRAWN });
  useLayoutEffect(() => {
    const sheet = body.current?.closest<HTMLElement>("[data-scroll-restoration-id]");
    if (isWhole || sheet === null || sheet === undefined) return undefined;
    const measure = () => {
      if (body.current === null) return;
      const top = sheet.getBoundingClientRect().top - body.current.getBoundingClientRect().top;
      const next = linesBetween(offsets, top, top + sheet.clientHeight);
      setInSight((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    sheet.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      sheet.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [body, offsets, isWhole]);
  if (isWhole) return { first: 0, end: count, before: 0, after: 0 };
  const first = Math.min(inSight.first, count);
  const end = Math.min(inSight.end, count);
  return {
    first,
    end,
    before: offsetAt(offsets, first),
    after: offsetAt(offsets, count) - offsetAt(offsets, end),
  };
}
