import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to the control that had it when the page's controls were disabled: after work that a button
 * started, a person continues at that button.
 */
export function useRestoredFocus(isReady: boolean): void {
  const previous = useRef<Element>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isReady) {
      previous.current = focused === document.body ? null : focused;
    } else {
      const isLost = focused === null || focused === document.body;
      if (isLost && previous.current instanceof HTMLElement) previous.current.focus();
      previous.current = null;
    }
  }, [isReady]);
}
