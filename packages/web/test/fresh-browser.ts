import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";

/**
 * A browser that nobody has used, for each test. What the previous test has still running ends in a browser of its own:
 * on a slow machine it would appear here as the local work of another user.
 */
export function freshBrowser(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
}
