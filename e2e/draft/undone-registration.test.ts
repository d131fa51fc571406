import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";
import { purchaseRows, typeRows } from "../support/vouchers.ts";

const UNA = { name: "Una Ångrar", email: "una@example.se" };

const textField = (page: Page) => page.getByLabel("Text", { exact: true });

/** Registers a new draft directly: it is never stored as a draft. */
async function register(page: Page, text: string, voucher = "A 1"): Promise<void> {
  await textField(page).fill(text);
  await page.keyboard.press("Control+Enter");
  await page.getByText(`${voucher} registrerad`).first().waitFor();
  await expect.poll(() => textField(page).inputValue()).toBe("");
}

/** In the notice of the registration, which is there on every page. */
async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ångra" }).last().click();
  await page
    .getByText(/^Ångrat: Registrering av /)
    .first()
    .waitFor();
}

/** In the form of a new transaction nothing is begun: the one that waits is shown there. */
async function expectWaiting(page: Page, text: string): Promise<void> {
  await page.goto("/accounting/transaction/create/advanced");
  await expect.poll(() => textField(page).inputValue()).toBe(text);
  expect(await page.getByLabel("Debet, rad 1").inputValue()).toBe("100,00");
}

test("a new draft that is registered and undone is there again, wherever one has gone", async ({ page }) => {
  await signInWithBooks(page, UNA, "/settings");
  await page.getByLabel("Tillåt redigering av transaktioner").press("Space");
  await page.getByRole("button", { name: /^Spara/ }).press("Enter");
  await page.getByText("Inställningarna är sparade").waitFor();

  await page.goto("/accounting/draft/new");
  await page.getByLabel("Datum", { exact: true }).fill("2025-03-02");
  await typeRows(page, purchaseRows(100));
  await register(page, "Lera");
  await undo(page);
  await expect.poll(() => textField(page).inputValue()).toBe("Lera");
  expect(await page.getByLabel("Debet, rad 1").inputValue()).toBe("100,00");
  // It is kept like everything else that is typed.
  await page.reload();
  await expect.poll(() => textField(page).inputValue()).toBe("Lera");

  // Another one has been begun: it stays, and the one that was undone waits.
  await register(page, "Glasyr");
  await textField(page).fill("Penslar");
  await undo(page);
  expect(await textField(page).inputValue()).toBe("Penslar");
  await expectWaiting(page, "Glasyr");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 1 registrerad").first().waitFor();

  // The page has been left.
  await page.goto("/accounting/draft/new");
  await expect.poll(() => textField(page).inputValue()).toBe("Penslar");
  await typeRows(page, purchaseRows(100));
  await register(page, "Kobolt", "A 2");
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await page.getByRole("heading", { name: "Utkast", exact: true }).waitFor();
  await undo(page);
  await expectWaiting(page, "Kobolt");
  expect(await storedVouchers(page)).toEqual([expect.stringContaining("Glasyr")]);
});
