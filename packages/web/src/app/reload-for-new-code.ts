import { askServer } from "../data/api/api-client.ts";
import { isServerReached } from "../data/api/server-reached.ts";

/** What Chromium, Firefox and Safari say when a module cannot be fetched. */
const NOT_FETCHED =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;
const RELOADED = "reloadedFor ";

/**
 * A script that is no longer on the server may mean that a new version is: the window is loaded again, once for each
 * script while the tab is open. Otherwise, and without the server, this returns and the page says what is wrong.
 */
export async function reloadForNewCode(thrown: unknown): Promise<void> {
  const key = keyOf(thrown);
  if (key === undefined || !navigator.onLine || sessionStorage.getItem(key) !== null) return;
  // A window that is loaded again without the server is the browser's error page.
  await askServer();
  if (!isServerReached()) return;
  sessionStorage.setItem(key, "1");
  window.location.reload();
  // Nothing is shown until then.
  await new Promise<never>(() => {});
}

/**
 * Lets the window be loaded again for the same script: a person asks for it. False when the code is here and something
 * else is wrong with it.
 */
export function allowReload(thrown: unknown): boolean {
  const key = keyOf(thrown);
  if (key !== undefined) sessionStorage.removeItem(key);
  return key !== undefined;
}

function keyOf(thrown: unknown): string | undefined {
  const isNotFetched = thrown instanceof Error && NOT_FETCHED.test(thrown.message);
  return isNotFetched ? `${RELOADED}${thrown.message}` : undefined;
}
