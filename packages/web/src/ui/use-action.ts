import { useRef, useState } from "react";
import { type PageError, pageErrorOf } from "./page-frame/error-level.ts";
import { usePageError } from "./page-frame/use-page-error.ts";
import { stayingHere } from "./staying-here.ts";

/** `isHere` tells whether one is still on the page that the work was begun on, and may be led on from it. */
type Work = (isHere: () => boolean) => Promise<void>;

export interface Action {
  readonly isRunning: boolean;
  /** What went wrong the last time, for the page's error box. */
  readonly error: PageError | undefined;
  /**
   * Starts work that is done once, such as creating something: a second press while it is under way does nothing, and
   * the page shows so by being Loading, or by a button that is off. A failure stays in `error` until the next start.
   */
  readonly run: (work: Work) => void;
  /** Starts work that each press asks for anew, such as saving a cell: it waits for what is under way, and is not lost. */
  readonly runInTurn: (work: Work) => void;
  /** Tells why the work cannot even start. */
  readonly fail: (message: string) => void;
}

/** Work that a button starts: the page is Loading meanwhile, and failures come to its error box. */
export function useAction(): Action {
  const count = useRef(0);
  const turn = useRef(Promise.resolve());
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = usePageError();
  function begin(work: Work) {
    const isFirst = count.current === 0;
    count.current += 1;
    setIsRunning(true);
    // What failed in a work that others waited for is still to be read when they are done.
    if (isFirst) setError(undefined);
    const isHere = stayingHere();
    turn.current = (isFirst ? work(isHere) : turn.current.then(() => work(isHere)))
      .catch((thrown: unknown) => setError(pageErrorOf(thrown)))
      .finally(() => {
        count.current -= 1;
        if (count.current === 0) setIsRunning(false);
      });
  }
  return {
    isRunning,
    error,
    run: (work) => {
      if (count.current === 0) begin(work);
    },
    runInTurn: begin,
    fail: (message) => setError({ message, level: "warning" }),
  };
}
