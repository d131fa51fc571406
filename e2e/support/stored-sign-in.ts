import type { Page, Route } from "playwright-core";
import { expect } from "vitest";

interface StoredSignIn {
  readonly token: string;
  readonly exp: string;
}

/** The sign-in stored in the browser; empty when there is none. */
export function storedSignIn(page: Page): Promise<StoredSignIn> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("poyToken") ?? "{}") as StoredSignIn);
}

/** Ends the session on the server without telling the browser, as an idle time or another computer does. */
async function endSession(page: Page): Promise<void> {
  const { token } = await storedSignIn(page);
  const ended = await page.request.post("/api/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
}

/**
 * Ends the session when the next commit is on its way. Ended before, the browser may learn of it first, since the
 * stream of events ends with the session: then nothing is sent any more.
 */
export async function endSessionAtCommit(page: Page): Promise<void> {
  const end = async (route: Route) => {
    await endSession(page);
    await route.continue();
  };
  await page.route("**/api/data/commit**", end, { times: 1 });
}

/** The token with another signature. */
export function altered(token: string): string {
  const at = token.lastIndexOf(".") + 20;
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}
