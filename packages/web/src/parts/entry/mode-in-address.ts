import type { TransactionEditMode } from "@huvudbok/core/transaction";

/** The address of a form that names its mode. */
const NAMED_MODE = /\/(?:simple|advanced)\/*$/i;

/**
 * Names the mode that a person has chosen in an address that names one, so that a reload shows the same. The form stays
 * as it is: what the product navigates by does not hear of it.
 */
export function nameMode(mode: TransactionEditMode): void {
  const { pathname, search } = window.location;
  if (!NAMED_MODE.test(pathname)) return;
  try {
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname.replace(NAMED_MODE, `/${mode}`)}${search}`,
    );
  } catch {
    // A browser refuses too many changes in a short time: then a reload shows the mode of before.
  }
}
