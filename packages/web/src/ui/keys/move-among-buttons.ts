import type { KeyboardEvent } from "react";

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowUp", -1],
  ["ArrowLeft", -1],
  ["ArrowDown", 1],
  ["ArrowRight", 1],
]);

/**
 * For the onKeyDown of choices that are buttons beside each other: arrows move the focus to the one before or after, Home
 * and End to the first and the last. Stops at both ends. Buttons in several blocks go on in the next one where an element
 * around the blocks has `data-buttons`.
 */
export function moveAmongButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { currentTarget } = event;
  const blocks = currentTarget.closest("[data-buttons]");
  const buttons = [
    ...(blocks?.querySelectorAll<HTMLElement>("button") ??
      currentTarget.parentElement?.querySelectorAll<HTMLElement>(":scope > button") ??
      []),
  ];
  const to = indexAfterKey(event.key, buttons.indexOf(currentTarget), buttons.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[to]?.focus();
}

function indexAfterKey(key: string, at: number, last: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = STEPS.get(key);
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), last);
}
