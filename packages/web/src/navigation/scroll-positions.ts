/** What scrolls a page in the frame; without a frame the window does. */
const SHEET = '[data-scroll-restoration-id="sheet"]';
const STORED_AS = "scrollPositions";

/** How far the sheet and the window were scrolled, in that order. */
type Position = readonly number[];

/** Where pages were left, by their paths. */
let positions = new Map<string, Position>();
/** What has not been scrolled keeps the position that it had: it may have been too short for it at the last visit. */
let isScrolled = false;

const scrollers = () => [document.querySelector(SHEET), document.documentElement];

/**
 * Starts to note how far pages are scrolled, also for the same tab after a reload; `shownPath` says which page is
 * shown. The returned function ends that.
 */
export function noteScrolling(shownPath: () => string | undefined): () => void {
  positions = storedPositions();
  const stopping = new AbortController();
  const { signal } = stopping;
  const takeOver = () => {
    window.history.scrollRestoration = "manual";
  };
  takeOver();
  const onScroll = ({ target }: Event) => {
    if (target === document || (target instanceof Element && scrollers().includes(target))) isScrolled = true;
  };
  document.addEventListener("scroll", onScroll, { capture: true, passive: true, signal });
  window.addEventListener("pageshow", takeOver, { signal });
  const onLeave = () => {
    // A page that comes back from elsewhere is placed by the browser, unless it is loaded again.
    window.history.scrollRestoration = "auto";
    const path = shownPath();
    if (path !== undefined) keepPosition(path);
    store();
  };
  window.addEventListener("pagehide", onLeave, { signal });
  return () => stopping.abort();
}

/** Keeps how far the page of the path is scrolled, before another one is shown. */
export function keepPosition(path: string): void {
  if (isScrolled)
    positions.set(
      path,
      scrollers().map((scroller) => scroller?.scrollTop ?? 0),
    );
  isScrolled = false;
}

/** Places a page that has just been rendered: where it was left, at what its fragment names, or at its top. */
export function placePage({ pathname, hash }: { readonly pathname: string; readonly hash: string }): void {
  const kept = positions.get(pathname);
  const named = hash === "" ? null : document.getElementById(hash.slice(1));
  if (kept === undefined && named !== null) named.scrollIntoView();
  else {
    for (const [index, scroller] of scrollers().entries()) {
      if (scroller !== null) scroller.scrollTop = kept?.[index] ?? 0;
    }
  }
  isScrolled = false;
}

/** Forgets where pages were left: their paths say something about the books of the person who signs out. */
export function forgetPositions(): void {
  positions.clear();
  isScrolled = false;
  sessionStorage.removeItem(STORED_AS);
}

function storedPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? "[]"));
  } catch {
    return new Map();
  }
}

function store(): void {
  try {
    if (positions.size > 0) sessionStorage.setItem(STORED_AS, JSON.stringify([...positions]));
  } catch {
    // Without storage a reloaded page begins at its top.
  }
}
