import type { Page } from "playwright-core";
import { expect } from "vitest";
import { createDemonstration } from "../support/demonstration.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

/** Between a phone and a desktop: a tablet upright and on its side, half a window, and a small laptop. */
const WIDTHS = [641, 768, 860, 1024, 1100];
const LISTS = [
  "/accounting/draft",
  "/accounting/transaction",
  "/accounting/fiscalYear",
  "/accounting/accountPlan",
  "/accounting/accountBalance",
  "/accounting/assetManagement",
  "/accounting/journalTemplates",
];
/** The narrowest that a column with words may be: a year and a few letters. */
const LEAST_PX = 70;

/** Columns that have lost their text, and cells outside the window. */
function findingsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    for (const heading of document.querySelectorAll<HTMLElement>("main thead th")) {
      const { width, right } = heading.getBoundingClientRect();
      const isText = heading.style.width === "" && heading.dataset["phone"] === "title";
      if (isText && width < least) found.add(`${heading.innerText} is ${Math.round(width)} px`);
      if (right > innerWidth) found.add(`${heading.innerText} is outside the window`);
    }
    return [...found];
  }, LEAST_PX);
}

test("PG51: a list in a window of any width keeps its texts, and no column is outside", async ({ page }) => {
  await signIn(page);
  await createDemonstration(page);
  const found: string[] = [];
  for (const path of LISTS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      found.push(...(await findingsOf(page)).map((problem) => `${path} at ${width}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});
