import { type RefObject, useEffect } from "react";
import { rootScale } from "./root-scale.ts";

/** A notice and the space around it reach this far up from the bottom of the window. */
const NOTICE_PX = 84;

/**
 * Says, in a CSS variable, how far up the fixed footer at the bottom of the window reaches, so that notices are placed
 * above it: a notice never covers the sums of a form. On a phone the footer may also be in the middle of the page, and
 * is then ignored.
 */
export function useFixedFooter(footer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = footer.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const update = () => style.setProperty("--hb-footer", `${reachOf(element)}px`);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(document.documentElement);
    // In the capture phase, since it is the sheet that scrolls and not the window.
    window.addEventListener("scroll", update, { capture: true, passive: true });
    update();
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", update, { capture: true });
      style.removeProperty("--hb-footer");
    };
  }, [footer]);
}

/** How far up from the bottom of the window the footer reaches, if a notice there would overlap it; otherwise 0. */
function reachOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  const isMet = bottom > window.innerHeight - NOTICE_PX * rootScale() && top < window.innerHeight;
  return isMet ? Math.round(window.innerHeight - top) : 0;
}
