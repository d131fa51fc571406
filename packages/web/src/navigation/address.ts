/** An address of the product, in its parts as the browser has them. */
export interface Address {
  /** Path, query and fragment. */
  readonly href: string;
  readonly pathname: string;
  /** With its question mark; empty without query. */
  readonly search: string;
  /** With its `#`; empty without fragment. */
  readonly hash: string;
}

/** What is called when the address has changed. */
type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * The address as the product changed it last, or Back and Forward did. It is not read from the browser while it is
 * listened to: a list notes its row in the browser's address, which no page is to be rendered again for.
 */
let current: Address | undefined;

/** The address; the same object as long as nobody goes anywhere. */
export function currentAddress(): Address {
  const isFollowed = listeners.size > 0 && current !== undefined;
  if (!isFollowed && current?.href !== hrefOf(window.location)) current = addressAt(window.location);
  return current ?? addressAt(window.location);
}

/** Goes to an address of the product with a new step in the browser's history; `state` is stored in that step. */
export function pushAddress(href: string, state: object | null = null): void {
  change("pushState", href, state);
}

/** Goes to an address of the product in place of the present one. */
export function replaceAddress(href: string): void {
  change("replaceState", href, null);
}

/** Goes to the present address once more: a page whose code did not come is asked for again. */
export function visitAgain(): void {
  setCurrent({ ...currentAddress() });
}

/** Calls the listener at every change of the address; the returned function ends that. */
export function watchAddress(listener: Listener): () => void {
  if (listeners.size === 0) {
    current = addressAt(window.location);
    window.addEventListener("popstate", followBrowser);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", followBrowser);
  };
}

function change(how: "pushState" | "replaceState", href: string, state: object | null): void {
  // Of an address elsewhere only the path is taken, as a path of the product: nobody is led to a foreign site.
  const next = addressAt(new URL(href, window.location.href));
  try {
    window.history[how](state, "", next.href);
  } catch {
    // A browser refuses too many changes in a short time. The page follows nevertheless, the next change is shown.
  }
  setCurrent(next);
}

function followBrowser(): void {
  setCurrent(addressAt(window.location));
}

function setCurrent(next: Address): void {
  current = next;
  // A listener may be added or removed, or go elsewhere, while the others are called.
  for (const listener of new Set(listeners)) listener();
}

type Parts = Pick<Location, "pathname" | "search" | "hash">;

function addressAt(parts: Parts): Address {
  const { pathname, search, hash } = parts;
  return { href: hrefOf(parts), pathname, search, hash };
}

function hrefOf({ pathname, search, hash }: Parts): string {
  return `${pathname}${search}${hash}`;
}
