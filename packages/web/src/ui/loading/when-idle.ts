/** How often to check whether the page is rendered, so that what it may need next can be fetched. */
const POLL_MS = 400;

/** Acts when the page shows its content and the browser has nothing else to do. The returned function prevents it. */
export function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  const timer = setInterval(() => {
    if (document.querySelector('#page[aria-busy="false"]') === null) return;
    clearInterval(timer);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(act, { timeout: 2000 });
    else act();
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
