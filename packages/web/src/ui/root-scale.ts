import { useEffect, useState } from "react";

const ROOT_PX = 16;

/** How many px a px of the look takes: 1, and more for who has set a larger text in the browser. */
export function rootScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX || 1;
}

/** The same for what is drawn by it. */
export function useRootScale(): number {
  const [scale, setScale] = useState(rootScale);
  useEffect(() => {
    const measure = () => setScale(rootScale());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return scale;
}

/** A size of the look, told in px, as it is built into styles. */
export function inRem(px: number): string {
  return `${px / ROOT_PX}rem`;
}
