import type { KeyboardEvent } from "react";
import { isTypedSinceFocus, typedSinceFocus } from "../../ui/typed-since-focus.ts";
import { focusBefore } from "./cell-focus.ts";

interface EntryKeys {
  readonly onRecall: () => void;
  readonly onNote: () => void;
  /** Answers false when there was nothing to take back. */
  readonly onUndo: () => boolean;
  readonly onLeave: () => void;
}

/** The keys of the whole form, on whatever field has the focus: Alt with R and A, Shift+Enter, Ctrl+Z and Esc (clarification P28). */
export function entryKeys({ onRecall, onNote, onUndo, onLeave }: EntryKeys) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of menus and calendars come through React too, but do not belong to the form.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isOwn || event.defaultPrevented) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (event.altKey && event.code === "KeyR") {
      event.preventDefault();
      onRecall();
    } else if (event.altKey && event.code === "KeyA") {
      event.preventDefault();
      onNote();
    } else if (event.key === "Enter" && event.shiftKey && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      focusBefore(event.target);
    } else if (isCtrl && !event.shiftKey && event.key.toLowerCase() === "z") {
      if (!isTypedSinceFocus(event.target) && onUndo()) event.preventDefault();
    } else if (event.key === "Escape") {
      event.preventDefault();
      onLeave();
    }
  }
  return {
    ...typedSinceFocus,
    onKeyDown,
  };
}
