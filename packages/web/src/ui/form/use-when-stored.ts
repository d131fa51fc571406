import { useEffect, useRef } from "react";
import { useLatest } from "../use-latest.ts";

/**
 * Calls `settle` when the page opens and each time `stored` changes, so that a form can drop edits that are stored by
 * now: the answer to a save may come to another visit than the one that made it. Not while `stored` contains changes
 * that the server does not have, since it may refuse them. `isOpening` is true until a form has had a first look.
 */
export function useWhenStored<T>(
  stored: T,
  isSynced: boolean,
  settle: (stored: T, isOpening: boolean) => void,
): void {
  const latest = useLatest(settle);
  const isOpening = useRef(true);
  useEffect(() => {
    if (!isSynced) return;
    latest.current(stored, isOpening.current);
    isOpening.current = false;
  }, [stored, isSynced, latest]);
}
