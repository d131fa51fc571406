import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { test } from "../support/test.ts";
import { purchaseRows, typeVoucher } from "../support/vouchers.ts";

const PIA = { name: "Pia Papper", email: "pia@example.se" };

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

/** Types a purchase in the form of a new transaction, and leaves it as a draft. */
async function saveAsDraft(page: Page, day: string, text: string, kronor: number): Promise<void> {
  await typeVoucher(page, { date: day, text, rows: purchaseRows(kronor) });
  await page.keyboard.press("Control+s");
  await page.getByText(`Sparat som utkast: ${text}`).waitFor();
}

test("drafts: typed, changed, merged, registered in one go", async ({ page }) => {
  await signInWithBooks(page, PIA);
  await page.goto("/accounting/transaction/create/advanced");
  await saveAsDraft(page, "2025-03-02", "Lera", 100);
  await saveAsDraft(page, "2025-03-04", "Glasyr", 50);
  await saveAsDraft(page, "2025-03-03", "Penslar", 25);
  await page.getByRole("heading", { name: "Ny transaktion" }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await row(page, /2025-03-02 Lera .*100,00/).waitFor();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Glasyr" }).click();
  await page.getByRole("heading", { name: "Redigera utkast" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Text", { exact: true }).fill("Kobolt");
  await page.keyboard.press("Control+s");
  await page.getByText("Utkastet är sparat").waitFor();
  await page.reload();
  expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Kobolt");

  await page.getByRole("link", { name: "Tillbaka" }).click();
  await row(page, /Penslar/).dragTo(row(page, /Lera/));
  await page.getByText("Vill du slå ihop dessa utkast?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Slå ihop" }).click();
  await row(page, /2025-03-02 Lera .*125,00/).waitFor();
  await page.getByRole("link", { name: "Registrera utkast" }).click();
  await page.getByRole("button", { name: /^Fortsätt/ }).click();
  await row(page, /A 2 .*Kobolt/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await page.getByText("2 transaktioner registrerade: A 1 – A 2").first().waitFor();
  await page.goto("/accounting/draft/00000000-0000-4000-8000-000000000000");
  await page.getByText("Draft with id 00000000-0000-4000-8000-000000000000 was not found").waitFor();
  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Lera").first().waitFor();
  expect(await page.getByRole("row").count()).toBe(6);
});
