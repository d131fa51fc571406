import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the first field of a form, or to its one button, when its page opens: the first of the selectors
 * that is found there.
 */
export function useFocusOnOpen<E extends HTMLElement>(...selectors: readonly string[]): RefObject<E | null> {
  const form = useRef<E>(null);
  const selector = useRef(selectors);
  useEffect(() => {
    const found = selector.current.map((each) => form.current?.querySelector<HTMLElement>(each));
    found.find((field) => field !== null && field !== undefined)?.focus();
  }, []);
  return form;
}
