/** The name in the address of the current row. */
export const ROW_NAME = "row";

/** The position in a list: the current row, how far the sheet is scrolled, and whether the row has the focus. */
export interface ListPlace {
  readonly row: string;
  /** Unknown for an address from another tab or person: then the row is shown in the middle. */
  readonly top: number | undefined;
  readonly hasFocus: boolean;
}

/** The positions where lists were left, by their addresses without row. */
const left = new Map<string, ListPlace>();
let returningTo: string | undefined;

/** Marks the next page as a return: it opens where it was left. */
export function returnToPlace(href: string): void {
  returningTo = addressOf(new URL(href, window.location.href));
}

/** The position that the page's list opens at: where it was left, or the row that the address names. */
export function placeToOpen(): ListPlace | undefined {
  const url = new URL(window.location.href);
  const row = url.searchParams.get(ROW_NAME);
  const here = addressOf(url);
  if (returningTo === here) return left.get(here);
  return row === null ? undefined : { row, ...scrolledPlace(window.history.state) };
}

/** Called when the list has opened: a return is over. */
export function placeIsOpened(): void {
  returningTo = undefined;
}

/**
 * Stores the position in the address and in this step of the browser's history, so that it is there after a reload,
 * after Back, and for a person who is sent the link. Without a position the list is at its top.
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
  writeAddress(`${url.pathname}${url.search}`, { listPlace: place });
}

/**
 * Changes the address of this step of the history without rendering anything again: what the product navigates by does
 * not hear of it.
 */
function writeAddress(href: string, state: object): void {
  try {
    window.history.replaceState({ ...historyState(), ...state }, "", href);
  } catch {
    // A browser refuses too many changes in a short time; the next one succeeds.
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
  const stored = property(state, "listPlace");
  const top = property(stored, "top");
  return { top: typeof top === "number" ? top : undefined, hasFocus: property(stored, "hasFocus") === true };
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
