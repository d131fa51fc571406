import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import type { Address } from "./address.ts";
import { followAddress } from "./follow-address.ts";
import { keepPosition, noteScrolling, placePage } from "./scroll-positions.ts";
import { VisitContext } from "./use-address.ts";
import type { Destination, Visit } from "./visit.ts";

interface NavigatedPagesProps {
  readonly destinationOf: (address: Address) => Destination;
  /** Renders the page, by `useView`. */
  readonly children: ReactNode;
}

/**
 * Gives its children the page of the address. A page stays until the code of the next one is here, and is placed where
 * it was left before.
 */
export function NavigatedPages({ destinationOf, children }: NavigatedPagesProps) {
  const [visit, setVisit] = useState<Visit>();
  const shown = useRef<Visit>(undefined);
  useLayoutEffect(() => {
    const shownPath = () => shown.current?.address.pathname;
    const stopNoting = noteScrolling(shownPath);
    const stopFollowing = followAddress({
      destinationOf,
      show: (next) => startTransition(() => setVisit(next)),
      leave: () => {
        const path = shownPath();
        if (path !== undefined) keepPosition(path);
      },
    });
    return () => {
      stopFollowing();
      stopNoting();
    };
  }, [destinationOf]);
  useLayoutEffect(() => {
    shown.current = visit;
    if (visit !== undefined) placePage(visit.address);
  }, [visit]);
  return visit === undefined ? null : <VisitContext value={visit}>{children}</VisitContext>;
}
