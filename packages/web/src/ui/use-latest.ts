import { type RefObject, useLayoutEffect, useRef } from "react";

/** What a value was when the page was last drawn, for work that ends after later drawings: an upload, a listener. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
