import { useRef, useState } from "react";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { watchPage } from "../link/watch-page.ts";
import { type PageError, pageErrorOf, tryAgain } from "../page-frame/error-level.ts";
import { usePageError } from "../page-frame/use-page-error.ts";

/** `isHere` says whether the page that started the work is still open, so that it may navigate from there. */
type Work = (isHere: () => boolean) => Promise<void>;

export interface Action {
  readonly isRunning: boolean;
  /** What went wrong the last time, for the page's error box. */
  readonly error: PageError | undefined;
  /**
   * Starts work that is done once, such as creating something: a second press while it is running does nothing, and the
   * page shows that by being Loading, or by a disabled button. A failure stays in `error` until the next start.
   */
  readonly run: (work: Work) => void;
  /** Starts work that each press requests again, such as saving a cell: it waits for running work, and is not lost. */
  readonly runInTurn: (work: Work) => void;
  /** Shows why the work cannot even start. */
  readonly fail: (message: string) => void;
}

/**
 * Whether the same work may succeed another time. What is stored and will be sent by itself is not begun again: it would
 * be done twice.
 */
function mayBeginAgain(thrown: unknown): boolean {
  return thrown instanceof ApiFailure && thrown.isTransient && thrown.unsavedId === undefined;
}

/** Work that a button starts: the page is Loading meanwhile, and failures appear in its error box. */
export function useAction(): Action {
  const count = useRef(0);
  const turn = useRef(Promise.resolve());
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = usePageError();
  function begin(work: Work) {
    const isFirst = count.current === 0;
    count.current += 1;
    setIsRunning(true);
    // The failure of work that others waited for must still be readable when those are done.
    if (isFirst) setError(undefined);
    const isHere = watchPage();
    turn.current = (isFirst ? work(isHere) : turn.current.then(() => work(isHere)))
      .catch((thrown: unknown) => {
        const again = mayBeginAgain(thrown) ? { action: tryAgain(() => begin(work)) } : {};
        setError({ ...pageErrorOf(thrown), ...again });
      })
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
