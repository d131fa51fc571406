import { useRef } from "react";

interface FieldEvent {
  readonly currentTarget: EventTarget;
}

/**
 * Distinguishes leaving a field from leaving its window: closing a tab or looking at another window takes the focus
 * too, but the text of the field is still being typed, and continues where it was.
 */
export function useWindowBlur() {
  const isBlurred = useRef(false);
  return {
    /** True when the window was left, and the field only with it. */
    leaves: ({ currentTarget }: FieldEvent): boolean => {
      isBlurred.current = document.activeElement === currentTarget;
      return isBlurred.current;
    },
    /** True when the person returns to the window, and finds the field as it was. */
    returns: (): boolean => {
      const wasBlurred = isBlurred.current;
      isBlurred.current = false;
      return wasBlurred;
    },
  };
}
