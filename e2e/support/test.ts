import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { openBrowser, SHORT_VISITS, type TestBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";

const screenshots = join(import.meta.dirname, "../../test-output/screenshots");

/** Tests sign in more often than a person does. */
const environment = { HUVUDBOK_SIGN_IN_RATE_LIMIT: "10000" };

interface Fixtures {
  /** The product that all tests of a file share: started before the first, stopped after the last. */
  readonly product: Product;
  readonly browser: TestBrowser;
  /** A new person's page, and after the test the proof that nothing went wrong unseen. */
  readonly page: Page;
}

/**
 * A test in a browser: `test("...", async ({ page }) => { await signIn(page); ... })`. It fails on its own when a page
 * writes an error on the console, throws, or calls another host; `browser.expectProblem(/412/)` allows what the test
 * provokes. A failed test leaves a picture of its page in test-output/screenshots.
 */
export const test = base.extend<Fixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ environment });
      await use(product);
      await product.stop();
    },
    { scope: "file" },
  ],
  browser: [
    async ({ product }, use) => {
      const browser = await openBrowser(product.url, SHORT_VISITS);
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  page: async ({ browser, task }, use) => {
    const page = await browser.newPerson();
    await use(page);
    if (task.result?.state === "fail" || browser.problems().length > 0) {
      mkdirSync(screenshots, { recursive: true });
      const name = task.name.toLowerCase().replaceAll(/[^a-zåäö0-9]+/g, "-");
      await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
    }
    const problems = await browser.endTest();
    expect(problems, "problems in the browser that the test did not expect").toEqual([]);
  },
});
