/** Inputs that are clicked and not typed in. */
const PRESSED_TYPES = new Set(["checkbox", "radio", "button", "submit", "reset", "file", "image"]);

/** Whether the target is a text field: there Ctrl+Z belongs to the text (PG7). */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !PRESSED_TYPES.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target.isContentEditable ||
    target.closest('[contenteditable=""], [contenteditable="true"], [role="textbox"]') !== null
  );
}

/**
 * Whether letters pressed at the target are text, or choose something: there no key of the product acts without Ctrl.
 */
export function isField(target: EventTarget | null): boolean {
  return isTextField(target) || target instanceof HTMLSelectElement;
}

/** Whether the focus is in a layer over the page that has keys of its own, or a menu is open. */
export function isFloating(target: EventTarget | null): boolean {
  const isIn =
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
  return isIn || document.querySelector('[role="menu"]') !== null;
}
