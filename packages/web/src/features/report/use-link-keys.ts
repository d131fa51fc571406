import type { KeyboardEvent } from "react";

const LINK = "a[data-row-link]";
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 };

/** Arrows and Page keys move between the links of a report's rows; Enter follows the one with the focus. */
export function useLinkKeys() {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (step === undefined || !isPlain || !(event.target instanceof HTMLElement)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(LINK)];
    const index = links.indexOf(event.target);
    const next = links[Math.min(links.length - 1, Math.max(0, index + step))];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }
  return { onKeyDown };
}
