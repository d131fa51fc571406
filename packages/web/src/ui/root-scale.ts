import { useEffect, useState } from "react";

const ROOT_PX = 16;

/** How many px one px of the design takes: 1, and more when the browser is set to a larger text. */
export function rootScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX || 1;
}

/** The same, for what is rendered by it. */
export function useRootScale(): number {
  const [scale, setScale] = useState(rootScale);
  useEffect(() => {
    const measure = () => setScale(rootScale());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return scale;
}

/** A size of the design, given in px, in the unit that the build writes into styles. */
export function inRem(px: number): string {
  return `${px / ROOT_PX}rem`;
}
