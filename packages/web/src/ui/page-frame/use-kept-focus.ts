import { useLayoutEffect, useRef } from "react";

/**
 * Gives the focus back to the control that had it when the page's controls were turned off: a button that starts work is
 * where one goes on when the work is done.
 */
export function useKeptFocus(isReady: boolean): void {
  const kept = useRef<Element>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isReady) {
      kept.current = focused === document.body ? null : focused;
    } else {
      const isLost = focused === null || focused === document.body;
      if (isLost && kept.current instanceof HTMLElement) kept.current.focus();
      kept.current = null;
    }
  }, [isReady]);
}
