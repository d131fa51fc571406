import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

const SHEET = '[data-scroll-restoration-id="sheet"]';
/** How far each page that was visited is scrolled, by its address. */
const places = new Map<string, number>();
let returningTo: string | undefined;

/** Says that the next page is one to go back to: it opens where it was left. */
export function returnToPlace(href: string): void {
  returningTo = href;
}

/**
 * Remembers how far the page at `path` is scrolled, and scrolls there again when one comes back to it by its button
 * 'Tillbaka'. The address changes before the page does, so the page says which path is its own.
 */
export function useScrollPlace(path: string, isReady: boolean): void {
  const href = useRouterState({
    select: ({ location }) =>
      location.pathname === path ? `${location.pathname}${location.searchStr}` : undefined,
  });
  useEffect(() => {
    const sheet = document.querySelector(SHEET);
    if (!isReady || href === undefined || sheet === null) return undefined;
    const place = returningTo === href ? places.get(href) : undefined;
    returningTo = undefined;
    // The router has its own say about a new page's place within the same frame; this is the later word.
    const frame = place === undefined ? 0 : requestAnimationFrame(() => sheet.scrollTo({ top: place }));
    const remember = () => places.set(href, sheet.scrollTop);
    sheet.addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sheet.removeEventListener("scroll", remember);
    };
  }, [href, isReady]);
}
