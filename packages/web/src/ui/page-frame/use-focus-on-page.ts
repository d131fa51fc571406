import { type RefObject, useEffect, useRef } from "react";

/**
 * Elements that take the focus by themselves, such as a form's first field or the row that was left, have done so by
 * then.
 */
const SETTLED_MS = 40;

/** A button whose menu is open is about to give it the focus. */
const KEEPS_FOCUS = "#page, aside, [role=dialog], [role=menu], [aria-expanded=true]";

/** The first page of a visit is left to the browser, which reads it from its top. */
let hasShownPage = false;

/** The last page and what had the focus then: a page may be rendered in place of the one that waited for its data. */
let arrival: { readonly path: string; readonly focused: Element | null } | undefined;

function arrivedAt(path: string): { readonly focused: Element | null } {
  if (arrival?.path !== path) arrival = { path, focused: document.activeElement };
  return arrival;
}

/**
 * The heading of a page takes the focus after navigation, so that Tab continues from there and a screen reader says
 * which page it is. A page that has focused something of its own, or an open dialog, keeps the focus.
 */
export function useFocusOnPage(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = !hasShownPage;
    hasShownPage = true;
    const before = arrivedAt(window.location.pathname).focused;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // A person who has already moved on by Tab is not interrupted.
      const isUntouched = focused === before || focused === document.body;
      const isKept = (focused?.closest(KEEPS_FOCUS) ?? null) !== null;
      if (!isFirst && isUntouched && !isKept) heading.current?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return heading;
}
