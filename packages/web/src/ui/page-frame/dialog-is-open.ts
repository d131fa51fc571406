/** True while a dialog is open and the page beneath it handles no keys. */
export function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
