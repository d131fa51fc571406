import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { test } from "../support/test.ts";
import { purchaseRows, typeVoucher } from "../support/vouchers.ts";

const PIA = { name: "Pia Papper", email: "pia-konvertering@example.se" };

async function register(page: Page, day: string, text: string, kronor: number): Promise<void> {
  await typeVoucher(page, { date: day, text, rows: purchaseRows(kronor) });
  await page.keyboard.press("Control+Enter");
  await page
    .getByText(/registrerad/)
    .first()
    .waitFor();
}

test("all transactions become drafts, by keyboard, and come back", async ({ page }) => {
  await signInWithBooks(page, PIA);
  await page.goto("/accounting/transaction/create/advanced");
  await register(page, "2025-03-02", "Lera", 100);
  await page.goto("/accounting/transaction/create/advanced");
  await register(page, "2025-03-04", "Glasyr", 50);

  await page.goto("/accounting/transaction");
  await page.getByRole("link", { name: "Konvertera till utkast" }).press("Enter");
  await page.getByRole("heading", { name: "Konvertera transaktioner till utkast" }).waitFor();
  await page.getByText(/”Tillåt redigering av transaktioner” är valt/).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till inställningen" }).press("Enter");
  await page.getByLabel("Tillåt redigering av transaktioner").press("Space");
  await page.getByRole("button", { name: /^Spara/ }).press("Enter");
  await page
    .getByText(/sparad/)
    .first()
    .waitFor();

  await page.goto("/accounting/convertTransactionsToDrafts");
  await page.getByLabel("Företagets namn").focus();
  await page.keyboard.type("Havtorn Keramik AB");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL("**/accounting/draft");
  await page.getByRole("row", { name: /2025-03-02 Lera .*100,00/ }).waitFor();
  await page.getByRole("row", { name: /2025-03-04 Glasyr .*50,00/ }).waitFor();
  await page
    .getByRole("button", { name: /^Ångra/ })
    .first()
    .press("Enter");
  await page.goto("/accounting/transaction/A/2");
  await page.getByText("Glasyr").first().waitFor();
  await page.goto("/accounting/draft");
  await page.getByText("Inga utkast").first().waitFor();
  expect(await page.getByRole("row", { name: /Lera/ }).count()).toBe(0);
});
