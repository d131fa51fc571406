import { type RefObject, useEffect, useRef, useState } from "react";

/** Vouchers that are rendered at once, before one scrolls to more of them. */
const STEP = 30;
/** Further ones are rendered while the end of the list is this far below the window. */
const AHEAD = "1200px";

interface GrowingCount {
  readonly count: number;
  /** An element after the last one. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** How many items of a long list to render: more of them as one scrolls; from the start again for another list. */
export function useGrowingCount(list: readonly unknown[]): GrowingCount {
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ list, count: STEP });
  const count = grown.list === list ? Math.min(grown.count, list.length) : Math.min(STEP, list.length);
  useEffect(() => {
    const { current } = end;
    if (current === null || count >= list.length) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setGrown({ list, count: count + STEP });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, count]);
  return { count, end };
}
