import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import type { Address } from "./address.ts";
import { followAddress } from "./follow-address.ts";
import { keepPosition, noteScrolling, placePage } from "./scroll-positions.ts";
import { ComingContext, VisitContext } from "./use-address.ts";
import type { Destination, Visit } from "./visit.ts";

/** After how long the person is told that a page is coming: before, it would only flicker. */
const TOLD_AFTER_MS = 250;

interface NavigatedPagesProps {
  readonly destinationOf: (address: Address) => Destination;
  /** Renders the page, by `useView`. */
  readonly children: ReactNode;
}

/**
 * Gives its children the page of the address. A page stays until the code of the next one is here, which is told when it
 * takes long, and is placed where it was left before.
 */
export function NavigatedPages({ destinationOf, children }: NavigatedPagesProps) {
  const [visit, setVisit] = useState<Visit>();
  /** The page in whose place another one is awaited so long that it is told. */
  const [stale, setStale] = useState<Visit>();
  const shown = useRef<Visit>(undefined);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const shownPath = () => shown.current?.address.pathname;
    const stopNoting = noteScrolling(shownPath);
    const stopFollowing = followAddress({
      destinationOf,
      show: (next) => startTransition(() => setVisit(next)),
      leave: () => {
        const path = shownPath();
        if (path !== undefined) keepPosition(path);
        clearTimeout(telling.current);
        telling.current = setTimeout(() => setStale(shown.current), TOLD_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(telling.current);
      stopFollowing();
      stopNoting();
    };
  }, [destinationOf]);
  useLayoutEffect(() => {
    shown.current = visit;
    if (visit === undefined) return;
    placePage(visit.address);
    clearTimeout(telling.current);
  }, [visit]);
  if (visit === undefined) return null;
  return (
    <ComingContext value={stale === visit}>
      <VisitContext value={visit}>{children}</VisitContext>
    </ComingContext>
  );
}
