import { useRef, useState } from "react";
import { type PageError, pageErrorOf } from "./page-frame/error-level.ts";

export interface Action {
  readonly isRunning: boolean;
  /** What went wrong the last time, for the page's error box. */
  readonly error: PageError | undefined;
  /** Starts the work unless it is already under way. A failure stays in `error` until the next start. */
  readonly run: (work: () => Promise<void>) => void;
  /** Tells why the work cannot even start. */
  readonly fail: (message: string) => void;
}

/** Work that a button starts: the page is Loading meanwhile, and failures come to its error box. */
export function useAction(): Action {
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<PageError>();
  function run(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setError(undefined);
    work()
      .catch((thrown: unknown) => setError(pageErrorOf(thrown)))
      .finally(() => {
        isBusy.current = false;
        setIsRunning(false);
      });
  }
  return { isRunning, error, run, fail: (message) => setError({ message, level: "warning" }) };
}
