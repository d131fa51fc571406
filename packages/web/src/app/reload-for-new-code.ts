/** What Chromium, Firefox and Safari say when a module cannot be fetched. */
const NOT_FETCHED =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;
const RELOADED = "reloadedFor ";

/**
 * A script that is no longer on the server may mean that a new version is: the window is loaded again, once for each
 * script while the tab is open. Otherwise, and without a network, this returns and the page says what is wrong.
 */
export async function reloadForNewCode(thrown: unknown): Promise<void> {
  if (!(thrown instanceof Error) || !NOT_FETCHED.test(thrown.message) || !navigator.onLine) return;
  const key = `${RELOADED}${thrown.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "1");
  window.location.reload();
  // Nothing is shown until then.
  await new Promise<never>(() => {});
}
