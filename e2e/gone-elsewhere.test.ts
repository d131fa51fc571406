import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks, storeCompany } from "./support/books.ts";
import { heading } from "./support/heading.ts";
import { ANNA, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm } from "./support/vouchers.ts";

const SIE_FILE = {
  name: "edison.sie",
  mimeType: "application/octet-stream",
  buffer: readFileSync(join(import.meta.dirname, "../packages/core/testdata/sie4/type4e/edison.se")),
};

const path = (page: Page) => new URL(page.url()).pathname;

/** Calls of the path wait until `go` is called, and are then answered by the server, or with the argument of `go`. */
async function holdBack(page: Page, pattern: string) {
  const { promise, resolve: go } = Promise.withResolvers<Answer | undefined>();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    if (route.request().method() === "GET") {
      await route.continue();
      return;
    }
    ask();
    const answer = await promise;
    await (answer === undefined ? route.continue() : route.fulfill(answer));
  });
  return { isAsked, go };
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

const FULL = "Lagringen på servern är full. Ingenting har sparats.";
const REFUSED: Answer = { status: 507, json: { error: { type: "StorageIsFull", message: FULL } } };
const RECEIPT = { name: "kvitto.png", mimeType: "image/png", buffer: Buffer.from("kvitto") };

const notice = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text);

async function goToTransactions(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Transaktioner", exact: true }).click();
  await heading(page, "Transaktioner").waitFor();
}

test("who goes elsewhere while something is saved is not taken away from there when it is done", async ({
  page,
}) => {
  await signIn(page, { name: "Gunnar Gran", email: "gunnar@example.se" });
  await storeCompany(page, { hasYear: true });
  await page.goto("/accounting/accountPlan/create");
  await heading(page, "Skapa kontoplan").waitFor();
  const commit = await holdBack(page, "**/api/data/commit*");
  await page.getByRole("button", { name: "Välj BAS 2025 för aktiebolag" }).click();
  await goToTransactions(page);
  commit.go(undefined);
  await page.getByText(/^Kontoplanen .* är skapad/).waitFor();
  await notice(page, /^Sparat$/).waitFor();
  await page.getByText("Inga transaktioner ännu").waitFor();
  expect(path(page)).toBe("/accounting/transaction");
});

test("what could not be saved is told where one has gone", async ({ page, browser }) => {
  browser.expectError(/507/);
  await signInWithBooks(page, ANNA, "/settings/company/edit");
  await page.getByLabel("Ort").fill("Höganäs");
  const saving = await holdBack(page, "**/config/recipient");
  await page.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await goToTransactions(page);
  saving.go(REFUSED);
  await notice(page, FULL).waitFor();
  expect(path(page)).toBe("/accounting/transaction");
});

test("a file that has not come in when its page is left is told of", async ({ page, browser }) => {
  browser.expectError(/507/);
  await signInWithBooks(page);
  await openVoucherForm(page);
  const upload = await holdBack(page, "**/api/data/attachments/**");
  await page.locator("input[type=file]").first().setInputFiles(RECEIPT);
  await page.getByText("Laddar upp kvitto.png").waitFor();
  await goToTransactions(page);
  await notice(page, "kvitto.png: Uppladdningen avbröts när sidan lämnades.").waitFor();
  upload.go(REFUSED);
});

async function readFileIntoNewCompany(page: Page): Promise<void> {
  await page.goto("/accounting/import/sie");
  await page.getByLabel("SIE-fil").setInputFiles(SIE_FILE);
  await page.getByRole("table", { name: "Mål" }).waitFor();
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
}

const startImport = (page: Page) => page.getByRole("button", { name: "Importera", exact: true }).click();

test("an import that fails when one works elsewhere is told of, and leaves no company", async ({
  page,
  browser,
}) => {
  browser.expectError(/507/);
  await signInWithBooks(page);
  await readFileIntoNewCompany(page);
  const commit = await holdBack(page, "**/api/data/commit*");
  await startImport(page);
  await commit.isAsked;
  await goToTransactions(page);
  commit.go(REFUSED);
  await notice(page, "Lagringen på servern är full").waitFor();
  await page.getByRole("button", { name: "Företag: Havtorn Keramik AB" }).click();
  await page.getByRole("menuitem", { name: "Skapa nytt företag" }).waitFor();
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual([
    "Havtorn Keramik AB",
    "Skapa nytt företag",
  ]);
});

test("an import that is done when one works elsewhere does not change what one works with", async ({
  page,
}) => {
  await signInWithBooks(page);
  await readFileIntoNewCompany(page);
  const commit = await holdBack(page, "**/api/data/commit*");
  await startImport(page);
  await commit.isAsked;
  await goToTransactions(page);
  commit.go(undefined);
  await notice(page, /är importerat$/).waitFor();
  await page.getByText("Inga transaktioner ännu").waitFor();
  await page.getByRole("button", { name: "Företag: Havtorn Keramik AB" }).waitFor();
  await page.getByRole("button", { name: "Öppna", exact: true }).click();
  await page.getByText("81 transaktioner").waitFor();
});
