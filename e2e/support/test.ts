import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { openBrowser, SHORT_VISITS, type TestBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { moveEverybody } from "./sign-in.ts";

const screenshots = join(import.meta.dirname, "../../test-output/screenshots");

/** Tests sign in more often than a person does, and open pages faster. */
const UNHURRIED = { HUVUDBOK_RATE_LIMIT: "1000000", HUVUDBOK_SIGN_IN_RATE_LIMIT: "10000" };

interface Fixtures {
  /** Everybody has another e-mail address in each file, since files share a product. */
  readonly newAddresses: undefined;
  /** The product that is tested, with what earlier tests have left in it. */
  readonly product: Product;
  readonly browser: TestBrowser;
  /** A new person's page, and after the test the proof that no error went unnoticed. */
  readonly page: Page;
}

/** A test whose product and browser live for a file or for all files of a worker. */
function testWithin(scope: "file" | "worker", settings: Readonly<Record<string, string>> = {}) {
  return base.extend<Fixtures>({
    newAddresses: [
      async ({}, use) => {
        moveEverybody();
        await use(undefined);
      },
      { scope: "file", auto: true },
    ],
    product: [
      async ({}, use) => {
        const product = await startProduct({ environment: { ...UNHURRIED, ...settings } });
        await use(product);
        await product.stop();
      },
      { scope },
    ],
    browser: [
      async ({ product }, use) => {
        const browser = await openBrowser(product.url, SHORT_VISITS);
        await use(browser);
        await browser.close();
      },
      { scope },
    ],
    page: async ({ browser, task }, use) => {
      const page = await browser.newPerson();
      await use(page);
      if (task.result?.state === "fail" || browser.errors().length > 0) {
        mkdirSync(screenshots, { recursive: true });
        const name = task.name.toLowerCase().replaceAll(/[^a-zåäö0-9]+/g, "-");
        await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
      }
      const errors = await browser.endTest();
      expect(errors, "errors in the browser that the test did not expect").toEqual([]);
    },
  });
}

/**
 * A test in a browser: `test("...", async ({ page }) => { await signIn(page); ... })`. It fails on its own when a page
 * writes an error on the console, throws, or calls another host; `browser.expectError(/412/)` allows what the test
 * provokes. A failed test leaves a picture of its page in test-output/screenshots. The product is started once for all
 * files of a worker: what a test does to it must not be felt by people of other files.
 */
export const test = testWithin("worker");

/** The same on a product that only this file has, with settings of its own: one that is stopped, or set up otherwise. */
export function testOnOwnProduct(settings?: Readonly<Record<string, string>>) {
  return testWithin("file", settings);
}
