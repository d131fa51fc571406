import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { test } from "../support/test.ts";
import { purchaseRows, typeVoucher } from "../support/vouchers.ts";

const NILS = { name: "Nils Not", email: "nils@example.se" };

/** Types a new draft with a note that is a file, and one that is not. */
async function typeDraft(page: Page, text: string): Promise<void> {
  await page.goto("/accounting/draft/new");
  await typeVoucher(page, { date: "2025-03-02", text, rows: purchaseRows(100) });
  await page.keyboard.press("Alt+a");
  await page.getByLabel("Anteckning", { exact: true }).fill(`Kort om ${text}`);
  await page.getByRole("button", { name: "Ny anteckningsfil" }).click();
  await page.getByLabel("Rubrik").fill(`Möte om ${text}`);
  await page.locator("aside").getByRole("textbox", { name: "Text" }).fill(`# Beslut om ${text}`);
  await page.getByRole("button", { name: "Spara filen" }).click();
  await page.getByRole("heading", { name: `Beslut om ${text}` }).waitFor();
}

async function expectNotes(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { name: `Beslut om ${text}` }).waitFor();
  await page.getByText(`Möte om ${text}.md`).first().waitFor();
  await page.getByText(`Kort om ${text}`).first().waitFor();
}

test("B35: the notes of a draft go with it to the books, from its page and in a pile", async ({ page }) => {
  await signInWithBooks(page, NILS);
  await typeDraft(page, "Lera");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 1 registrerad").first().waitFor();
  await expectNotes(page, "/accounting/transaction/A/1", "Lera");

  await typeDraft(page, "Glasyr");
  await page.keyboard.press("Control+s");
  await page.getByText("Utkastet är sparat").first().waitFor();
  await page.waitForURL(/\/draft\/[\da-f-]{36}$/);
  await page.reload();
  await page.getByRole("heading", { name: "Beslut om Glasyr" }).waitFor();
  expect(await page.getByLabel("Anteckning", { exact: true }).inputValue()).toBe("Kort om Glasyr");
  await page.goto("/accounting/draft/register?series=A");
  await page.getByRole("row", { name: /A 2 .*Glasyr/ }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 2 registrerad").first().waitFor();
  await expectNotes(page, "/accounting/transaction/A/2", "Glasyr");
});
