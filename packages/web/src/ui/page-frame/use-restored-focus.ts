import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to the control that had it when the page's controls were disabled: after work that a button
 * started, a person continues at that button.
 */
export function useRestoredFocus(isReady: boolean): void {
  const previous = useRef<Element>(null);
  const lost = useLostFocus();
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isReady) {
      previous.current = focused === document.body ? lost.current : focused;
    } else {
      const isLost = focused === null || focused === document.body;
      if (isLost && previous.current instanceof HTMLElement) previous.current.focus();
      previous.current = null;
    }
  }, [isReady, lost]);
}

/**
 * The control that has lost the focus by being disabled, while the page is still being redrawn: a browser takes it away
 * before the page's own effects when something is removed in the same moment, such as the menu that was chosen in.
 */
function useLostFocus() {
  const lost = useRef<Element>(null);
  useLayoutEffect(() => {
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":disabled")) return;
      lost.current = target;
      queueMicrotask(() => {
        lost.current = null;
      });
    };
    document.addEventListener("focusout", onFocusOut);
    return () => document.removeEventListener("focusout", onFocusOut);
  }, []);
  return lost;
}
