import { useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "../toast.tsx";
import type { PageError } from "./error-level.ts";

type TellError = (error: PageError | undefined) => void;

/**
 * What went wrong in a page's work, for its error box. Work may end when its page is gone: then a notice tells of it,
 * unless the notices of every page do so anyway.
 */
export function usePageError(): readonly [PageError | undefined, TellError] {
  const [error, setError] = useState<PageError>();
  const toast = useToast();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const tell = useCallback<TellError>(
    (next) => {
      if (isShown.current) setError(next);
      else if (next !== undefined && next.isToldAbove !== true) {
        const { title, message, action } = next;
        const text = title === undefined ? message : `${title}: ${message}`;
        toast({ text, isRefusal: true, ...(action === undefined ? {} : { action }) });
      }
    },
    [toast],
  );
  return [error, tell];
}
