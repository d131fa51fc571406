/** A page that is never idle waits no longer than this. */
const LONGEST_WAIT_MS = 2000;

/** Resolves when the page has nothing else to do; at once in a browser that does not tell. */
export async function pageIdle(): Promise<void> {
  if (typeof requestIdleCallback !== "function") return;
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS }));
}
