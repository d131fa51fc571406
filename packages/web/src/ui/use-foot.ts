import { type RefObject, useEffect } from "react";

/**
 * Tells what floats at the bottom of the window how high the fixed line there is, so that it stands above it: a notice
 * never covers the sums of a form.
 */
export function useFoot(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--hb-foot", `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty("--hb-foot");
    };
  }, [foot]);
}
