import { useCallback, useEffect, useRef, useState } from "react";
import { useDelayedCommits } from "../../data/delayed-commits.ts";
import { useToast } from "../label/toast.tsx";
import type { PageError } from "./error-level.ts";

type ReportError = (error: PageError | undefined) => void;

/**
 * What went wrong in a page's work, for its error box. Work may end after its page is closed: then a notice shows the
 * error, unless the notices of every page do so anyway. What could not be sent, and has been sent since, is no error
 * any more: a notice says that it is sent.
 */
export function usePageError(): readonly [PageError | undefined, ReportError] {
  const [error, setError] = useState<PageError>();
  const toast = useToast();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { sent } = useDelayedCommits();
  const wasSent =
    error?.unsavedId !== undefined && sent.some(({ requestId }) => requestId === error.unsavedId);
  // For good: the notice of what is sent may be closed.
  if (wasSent) setError(undefined);
  const report = useCallback<ReportError>(
    (next) => {
      if (isShown.current) setError(next);
      else if (next !== undefined && next.isShownInNotice !== true) {
        const { title, message, action } = next;
        const text = title === undefined ? message : `${title}: ${message}`;
        toast({ text, isRefusal: true, ...(action === undefined ? {} : { actions: [action] }) });
      }
    },
    [toast],
  );
  return [error, report];
}
