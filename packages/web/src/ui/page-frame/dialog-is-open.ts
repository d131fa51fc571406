/** While it is true a dialog is open and the page beneath it hears no keys. */
export function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
