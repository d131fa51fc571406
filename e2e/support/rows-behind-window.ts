import type { Page } from "playwright-core";
import { findingsOfLastRows } from "./accessible.ts";

const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";
const THEMES = IS_LONG ? (["light", "dark"] as const) : (["light"] as const);

/** Where in a table: a share of the way from its first row to its last. */
const END = { name: "end", share: 1 };
const PLACES = IS_LONG ? [{ name: "middle", share: 0.5 }, END] : [END];

/**
 * The rules that rows break which are not rendered until one scrolls to them: last in the table, and by `npm run long` in
 * the middle of it too.
 */
export async function findingsBehindWindow(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, share } of PLACES) {
    await scrollTo(page, share);
    for (const theme of THEMES) {
      const problems = await findingsOfLastRows(page, theme);
      found.push(...problems.map((problem) => `${name}, ${theme}: ${problem}`));
    }
  }
  return found;
}

/** A list that is rendered in parts grows while it is scrolled: until its height stays. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.locator('[data-scroll-restoration-id="sheet"]').evaluate(async (sheet, part) => {
    for (let height = -1; height !== sheet.scrollHeight; ) {
      height = sheet.scrollHeight;
      sheet.scrollTop = (height - sheet.clientHeight) * part;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, share);
}
