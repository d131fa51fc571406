/** True when nothing has the focus except the page's heading, which gets it when the page opens. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.tagName === "H1";
}
