import { useCallback, useState } from "react";

export interface Turns {
  /** Whether it may begin now, or has. */
  readonly isTurnOf: (id: string) => boolean;
  /** Called when it is done, well or not: the next may begin. */
  readonly finish: (id: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Work of a page that is done one after the other, in the order of the ids. What has not begun when the page is left is
 * not done, so the next page waits for no more than one.
 */
export function useTurns(ids: readonly string[]): Turns {
  const [finished, setFinished] = useState(NONE);
  const next = ids.find((id) => !finished.has(id));
  const finish = useCallback(
    (id: string) => setFinished((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  );
  return { isTurnOf: (id) => id === next || finished.has(id), finish };
}
