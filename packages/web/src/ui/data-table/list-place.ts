/** The name in the address of the row that one is at. */
export const ROW_NAME = "row";

/** Where one is in a list: the row, how far the sheet is scrolled, and whether the row has the focus. */
export interface ListPlace {
  readonly row: string;
  /** Unknown for an address from elsewhere: then the row is shown in the middle. */
  readonly top: number | undefined;
  readonly hasFocus: boolean;
}

/** The places where lists were left, by their addresses without row. */
const left = new Map<string, ListPlace>();
let returningTo: string | undefined;

/** Says that the next page is one to go back to: it opens where it was left. */
export function returnToPlace(href: string): void {
  returningTo = addressOf(new URL(href, window.location.href));
}

/** The place that the page's list is to open at: where it was left, or the row that the address names. */
export function placeToOpen(): ListPlace | undefined {
  const url = new URL(window.location.href);
  const row = url.searchParams.get(ROW_NAME);
  const here = addressOf(url);
  if (returningTo === here) return left.get(here);
  return row === null ? undefined : { row, ...scrolledPlace(window.history.state) };
}

/** The list has opened: a return is over. */
export function placeIsOpened(): void {
  returningTo = undefined;
}

/**
 * Keeps the place in the address and with this step of the browser's history, so that it is there after a reload, when
 * one comes back, and for one who is sent the link. Without a place the list is at its top.
 */
export function keepPlace(place: ListPlace | undefined): void {
  const url = new URL(window.location.href);
  if (place === undefined) {
    url.searchParams.delete(ROW_NAME);
    left.delete(addressOf(url));
  } else {
    left.set(addressOf(url), place);
    url.searchParams.set(ROW_NAME, place.row);
  }
  replaceAddress(`${url.pathname}${url.search}`, { listPlace: place });
}

/**
 * Changes the address of this step of the history without asking the router to draw anew. The router replaces the
 * browser's method by its own, which would.
 */
function replaceAddress(href: string, state: object): void {
  try {
    History.prototype.replaceState.call(window.history, { ...historyState(), ...state }, "", href);
  } catch {
    // A browser refuses too many changes in a short time; the next one goes through.
  }
}

function addressOf(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete(ROW_NAME);
  return `${url.pathname}?${query}`;
}

function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function scrolledPlace(state: unknown): Omit<ListPlace, "row"> {
  const kept = property(state, "listPlace");
  const top = property(kept, "top");
  return { top: typeof top === "number" ? top : undefined, hasFocus: property(kept, "hasFocus") === true };
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
