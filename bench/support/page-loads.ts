import type { Page } from "playwright-core";
import type { Expectation } from "./page-watch.ts";

/** What the page writes down about itself from its first moment. */
interface LoadNotes {
  /** When the sight was drawn, in ms from the beginning of the page, and its text then. */
  drawn: number | undefined;
  text: string;
  /** Of tasks over 50 ms: when each began and how long it took. */
  tasks: { from: number; duration: number }[];
}

/** How a page loaded. */
export interface Load {
  /** ms from the beginning of the page until the sight was drawn. */
  readonly drawn: number;
  /** What the sight said when it was first drawn, and what it says at the end. */
  readonly text: string;
  readonly lastText: string;
  /** The longest task of the main thread, in ms; 0 when none took over 50. */
  readonly longest: number;
}

declare global {
  var loadNotes: LoadNotes;
}

/** The first row of a list. */
export const FIRST_LINK: Expectation = { selector: "main tbody tr a" };

/** Signs the page in, and makes every document of it note when it shows the sight and what its long tasks were. */
export async function prepareLoads(
  page: Page,
  storedSignIn: string,
  sight: Expectation = FIRST_LINK,
): Promise<void> {
  await page.addInitScript(
    ([signIn, { selector, matches }]) => {
      localStorage.setItem("poyToken", signIn);
      globalThis.loadNotes = { drawn: undefined, text: "", tasks: [] };
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          globalThis.loadNotes.tasks.push({ from: startTime, duration });
        }
      }).observe({ type: "longtask", buffered: true });
      const look = (): void => {
        const text = document.querySelector(selector)?.textContent ?? "";
        if (text === "" || !new RegExp(matches ?? "").test(text)) requestAnimationFrame(look);
        else requestAnimationFrame((now) => Object.assign(globalThis.loadNotes, { drawn: now, text }));
      };
      requestAnimationFrame(look);
    },
    [storedSignIn, sight] as const,
  );
}

/**
 * Opens the address as a document of its own and waits until it has shown the sight and has nothing more to do; where
 * `whole` is the address of a document that it asks for, not before that is here.
 */
export async function loadPage(
  page: Page,
  path: string,
  sight: Expectation = FIRST_LINK,
  whole?: string,
): Promise<Load> {
  await page.goto(path);
  await page.waitForFunction(() => globalThis.loadNotes.drawn !== undefined, undefined, {
    timeout: 60_000,
  });
  await untilIdle(page, whole);
  return page.evaluate(({ selector }) => {
    const { drawn, text, tasks } = globalThis.loadNotes;
    return {
      drawn: drawn ?? Number.NaN,
      text,
      lastText: document.querySelector(selector)?.textContent ?? "",
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  }, sight);
}

/** What the page still has to do after its first row is part of loading: until it has been idle for a while. */
async function untilIdle(page: Page, whole: string | undefined): Promise<void> {
  await page.evaluate(async (address) => {
    const isHere = (): boolean =>
      address === undefined ||
      performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname === address);
    for (let quiet = 0; quiet < 20; ) {
      const from = performance.now();
      await new Promise((done) => setTimeout(done, 50));
      quiet = isHere() && performance.now() - from < 75 ? quiet + 1 : 0;
    }
  }, whole);
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
