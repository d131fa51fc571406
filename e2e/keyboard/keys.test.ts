import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { heading } from "../support/heading.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const PALETTE = "Sök eller gå till";

/** Goes to the list of transactions, and waits until the keys act: with the menu of a company that has books. */
async function openTransactions(page: Page): Promise<void> {
  await page.goto("/accounting/transaction");
  await page.getByRole("link", { name: "Kontoplan" }).waitFor();
  await page.getByText("Inga transaktioner ännu").waitFor();
}

function palette(page: Page) {
  return page.getByRole("dialog", { name: PALETTE });
}

function focusedLabel(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
}

test("g and a letter go places, / searches, n makes new, and ? shows the keys that hold here", async ({
  page,
}) => {
  await signInWithBooks(page);
  await openTransactions(page);
  await page.keyboard.press("g");
  await page.getByRole("status").filter({ hasText: "Resultatrapport" }).waitFor();
  await page.keyboard.press("r");
  await heading(page, "Resultatrapport").waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await heading(page, "Transaktioner").waitFor();

  await page.getByPlaceholder("Text, nummer, konto eller belopp").waitFor();
  await page.keyboard.press("/");
  expect(await focusedLabel(page)).toBe("Sök");
  // In a field the keys are letters.
  await page.keyboard.type("gn?");
  expect(await page.getByLabel("Sök", { exact: true }).inputValue()).toBe("gn?");
  await page.getByLabel("Sök", { exact: true }).fill("");
  await page.keyboard.press("Tab");

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Kortkommandon" });
  await list.getByText("Ny transaktion").waitFor();
  await list.getByText("Resultatrapport").waitFor();
  await expectAccessible(page, "[role=dialog]");
  // Under an open dialog no key acts.
  await page.keyboard.press("n");
  await page.keyboard.press("Control+k");
  expect(await palette(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await heading(page, "Ny transaktion").waitFor();
});

test("the palette finds pages, accounts and commands by the keyboard alone", async ({ page }) => {
  await signInWithBooks(page);
  await openTransactions(page);
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  // What is typed before it is loaded is meant for it.
  await page.keyboard.type("1930");
  await palette(page).getByRole("option", { name: /^1930/ }).waitFor();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedLabel(page)).toBe("Sök");

  // An everyday word finds the account as in a transaction's account field.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("bensin");
  await palette(page)
    .getByRole("option", { name: /^56\d\d/ })
    .waitFor();
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });

  await page.keyboard.press("Control+k");
  await page.keyboard.type("1930");
  await palette(page).getByRole("option", { selected: true, name: /^1930/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/accounting/report/account/1930");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("kompakt");
  await palette(page).getByRole("option", { name: "Täthet: Kompakt" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator('html[data-density="compact"]').waitFor();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: PALETTE });
  await palette(page).getByText("Senast besökta").waitFor();
  await palette(page).getByRole("option", { selected: true, name: "Transaktioner" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const popup = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const tab = await popup;
  await heading(tab, "Transaktioner").waitFor();
  // The choice of the other tab, and of a reload.
  await tab.locator('html[data-density="compact"]').waitFor();
  await tab.close();
  expect(await field.inputValue()).toBe("");
  await page.keyboard.press("Escape");
});

test("keys without Ctrl can be turned off, at once and everywhere", async ({ page }) => {
  await signIn(page, { name: "Doris Dahl", email: "doris@example.se" });
  await page.goto("/settings");
  await page.getByLabel("Kortkommandon med en tangent").uncheck();
  await page.getByRole("button", { name: "Spara" }).click();
  await page.getByText("Inställningarna är sparade").waitFor();
  await page.reload();
  await heading(page, "Mina inställningar").waitFor();
  expect(await page.getByLabel("Kortkommandon med en tangent").isChecked()).toBe(false);
  await heading(page, "Mina inställningar").click();
  for (const key of ["?", "/", "g", "h"]) await page.keyboard.press(key);
  // The palette opens: if a key before it had done something, that would prevent it.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kortkommandon med");
  await palette(page).getByRole("option", { name: "Slå på kortkommandon med en tangent" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/settings");
  await page.keyboard.press("Enter");
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => page.getByLabel("Kortkommandon med en tangent").isChecked()).toBe(true);
  await heading(page, "Mina inställningar").click();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Kortkommandon" }).waitFor();
});
