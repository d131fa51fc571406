import type { KeyboardEvent } from "react";

/** Enter in an amount field goes to the field of the next row, with Shift to the one before. */
export function moveToNextAmount(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
