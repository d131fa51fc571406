import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { BERTIL, signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

// An import to a new company, broken off before or after the server has it, leaves all or nothing (IM23).

const EDISON = join(import.meta.dirname, "../../packages/core/testdata/sie4/type4e/edison.se");
const NEW_COMPANY = "Skapa nytt företag";
const choice = (page: Page) => page.getByLabel("Företag att importera till");

/** A page that has read the file and is to make a company of it; gives what can be chosen beside that. */
async function readFile(page: Page): Promise<readonly string[]> {
  await page.goto("/accounting/import/sie");
  await page.getByRole("button", { name: "Ladda upp fil" }).waitFor();
  await page.getByLabel("SIE-fil").setInputFiles({
    name: "edison.se",
    mimeType: "application/octet-stream",
    buffer: readFileSync(EDISON),
  });
  await choice(page).waitFor();
  const options = await choice(page).locator("option").allInnerTexts();
  await choice(page).selectOption({ label: NEW_COMPANY });
  return options.filter((option) => option !== NEW_COMPANY);
}

const start = (page: Page) => page.getByRole("button", { name: "Importera", exact: true }).click();

/** Closes the page when it sends the import, before the server has it or after. */
async function closeAtImport(page: Page, when: "before" | "after"): Promise<void> {
  const closed = new Promise((done) => page.once("close", done));
  await page.route("**/api/data/commit*", async (route) => {
    if (route.request().postData()?.includes('"intent":"import"') !== true) return route.fallback();
    if (when === "after") expect((await route.fetch()).status()).toBe(200);
    // A page that is closed lets go what was held back on its way.
    await route.abort();
    return page.close();
  });
  await start(page);
  await closed;
}

test("a page that is closed before the server has the import leaves no company", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signIn(page, BERTIL);
  const again = await page.context().newPage();
  await readFile(page);
  await closeAtImport(page, "before");
  expect(await readFile(again)).toEqual([]);
  await start(again);
  await again.getByText("Importen är klar").waitFor();
  expect(await readFile(again)).toHaveLength(1);
});

test("a page that is closed when the server has it is followed by one that makes no second company", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signIn(page);
  const again = await page.context().newPage();
  await readFile(page);
  expect(await readFile(again)).toEqual([]);
  await closeAtImport(page, "after");
  await start(again);
  await again.getByText("Importen är klar").waitFor();
  expect(await readFile(again)).toHaveLength(1);
});
