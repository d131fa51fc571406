import { type RefObject, useEffect } from "react";
import { rootScale } from "./root-scale.ts";

/** A notice and the room around it reach so far up from the bottom of the window. */
const NOTICE_PX = 84;

/**
 * Tells what floats at the bottom of the window how far up the fixed line there reaches, so that it stands above it: a
 * notice never covers the sums of a form. On a phone the line may also stand in the middle of the page, and is let be.
 */
export function useFoot(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--hb-foot", `${reachOf(element)}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    observer.observe(document.documentElement);
    // Scrolling is heard on its way down, since it is the sheet that scrolls and not the window.
    window.addEventListener("scroll", tell, { capture: true, passive: true });
    tell();
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", tell, { capture: true });
      style.removeProperty("--hb-foot");
    };
  }, [foot]);
}

/** How far up from the bottom of the window the line reaches, where a notice there would meet it; else 0. */
function reachOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  const isMet = bottom > window.innerHeight - NOTICE_PX * rootScale() && top < window.innerHeight;
  return isMet ? Math.round(window.innerHeight - top) : 0;
}
