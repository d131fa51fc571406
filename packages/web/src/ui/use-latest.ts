import { type RefObject, useLayoutEffect, useRef } from "react";

/** A value as of the last render, for work that ends after later renders: an upload, a listener. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
