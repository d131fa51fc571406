import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { test } from "../support/test.ts";

const BALANCES = "/accounting/accountBalance?search=1910";

const opening = (page: Page) => page.getByLabel("Ingående balans på konto 1910");
const words = (page: Page) => page.getByRole("banner").getByRole("status");

test("opening balances that are saved as the page is loaded again are no unfinished form", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), BALANCES);
  for (const [amount, shown, delay] of [
    ["5000", "5\u00A0000,00", 0],
    ["5001", "5\u00A0001,00", 10],
    ["5002", "5\u00A0002,00", 20],
    ["5003", "5\u00A0003,00", 30],
  ] as const) {
    await opening(page).fill(amount);
    await opening(page).press("Tab");
    await page.getByRole("main").getByRole("button", { name: "Spara" }).click();
    await page.waitForTimeout(delay);
    await page.reload();
    await expect.poll(() => opening(page).inputValue(), { timeout: 10_000 }).toBe(shown);
    const retry = page.getByRole("banner").getByRole("button", { name: "Försök igen" });
    if ((await retry.count()) > 0) await retry.click();
    await words(page).getByText("Sparat", { exact: true }).waitFor();
    await expect.poll(() => page.getByText(/^Det du hade börjat skriva/).count()).toBe(0);
    expect(
      await page
        .getByRole("banner")
        .getByText(/påbörja/)
        .count(),
    ).toBe(0);
  }
});
