import type { KeyboardEvent } from "react";

/**
 * For the onKeyDown of a control that opens a calendar or a menu: until the opened part has taken the focus, which
 * takes a moment, Escape is pressed in the control, and must close the opened part, not the page. True when it was
 * closed.
 */
export function escapeCloses(event: KeyboardEvent, isOpen: boolean, close: () => void): boolean {
  if (!isOpen || event.key !== "Escape" || event.defaultPrevented) return false;
  event.preventDefault();
  event.stopPropagation();
  close();
  return true;
}
