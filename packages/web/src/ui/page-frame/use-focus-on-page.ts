import { type RefObject, useEffect, useRef } from "react";

/** What takes the focus by itself, such as a form's first field or the row one comes back to, has taken it by then. */
const SETTLED_MS = 40;

const KEEPS_FOCUS = "#page, aside, [role=dialog]";

/** The first page of a visit is left to the browser, which reads it from its top. */
let hasShownPage = false;

/** Where one came last, and what had the focus then: a page may be drawn in place of the one that waited for it. */
let arrival: { readonly path: string; readonly focused: Element | null } | undefined;

function arrivedAt(path: string): { readonly focused: Element | null } {
  if (arrival?.path !== path) arrival = { path, focused: document.activeElement };
  return arrival;
}

/**
 * The heading of a page that one has come to from another takes the focus, so that Tab goes on from there and a screen
 * reader says where one is. A page that has focused something of its own, or a dialog that is open, keeps it.
 */
export function useFocusOnPage(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = !hasShownPage;
    hasShownPage = true;
    const before = arrivedAt(window.location.pathname).focused;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // Who has gone on by Tab meanwhile is left in peace.
      const isUntouched = focused === before || focused === document.body;
      const isKept = (focused?.closest(KEEPS_FOCUS) ?? null) !== null;
      if (!isFirst && isUntouched && !isKept) heading.current?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return heading;
}
