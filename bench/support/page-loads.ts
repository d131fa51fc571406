import type { Page } from "playwright-core";

/** What the page writes down about itself from its first moment. */
interface LoadNotes {
  firstRow: number | undefined;
  longest: number;
}

declare global {
  var loadNotes: LoadNotes;
}

/** Signs the page in, and makes every document of it note when it shows its first row and how long its longest task was. */
export async function prepareLoads(page: Page, storedSignIn: string): Promise<void> {
  await page.addInitScript((signIn) => {
    localStorage.setItem("poyToken", signIn);
    globalThis.loadNotes = { firstRow: undefined, longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.loadNotes.longest = Math.max(globalThis.loadNotes.longest, duration);
      }
    }).observe({ type: "longtask", buffered: true });
    const look = (): void => {
      if (document.querySelector("main tbody tr a") === null) requestAnimationFrame(look);
      else requestAnimationFrame((now) => Object.assign(globalThis.loadNotes, { firstRow: now }));
    };
    requestAnimationFrame(look);
  }, storedSignIn);
}

/** Opens the address as a document of its own; ms from its beginning to the first row, and its longest task. */
export async function loadPage(page: Page, path: string): Promise<{ firstRow: number; longest: number }> {
  await page.goto(path);
  await page.waitForFunction(() => globalThis.loadNotes.firstRow !== undefined, undefined, {
    timeout: 60_000,
  });
  // What the page still has to do after its first row is part of loading: until it has been idle for a while.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 5; ) {
      const from = performance.now();
      await new Promise((done) => setTimeout(done, 50));
      quiet = performance.now() - from < 75 ? quiet + 1 : 0;
    }
  });
  return page.evaluate(() => ({
    firstRow: globalThis.loadNotes.firstRow ?? Number.NaN,
    longest: globalThis.loadNotes.longest,
  }));
}

/** Median ms of parsing a document of the server's as JSON, in the page. */
export function parseTime(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const stored: unknown = JSON.parse(localStorage.getItem("poyToken") ?? "{}");
    const token = typeof stored === "object" && stored !== null && "token" in stored ? stored.token : "";
    const text = await (
      await fetch(address, { headers: { Authorization: `Bearer ${String(token)}` } })
    ).text();
    const times: number[] = [];
    for (let round = 0; round < 7; round++) {
      const from = performance.now();
      JSON.parse(text);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[3] ?? Number.NaN;
  }, path);
}
