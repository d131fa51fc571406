import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import {
  expectFocusOn,
  keyboard,
  openForm,
  registerPurchase,
  shownMessage,
  valueOf,
} from "../support/entry-form.ts";
import { test } from "../support/test.ts";

/** The positions of the rows and the buttons below them: an error must never move them while a person types. */
async function places(page: Page) {
  const foot = page.getByRole("button", { name: /^(Registrera A|Avbryt|Moms|Anteckning)/ });
  const parts = [page.getByRole("table"), ...(await foot.all())];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test("what is wrong is told at its field and keeps what was typed", async ({ page }) => {
  await signInWithBooks(page, { name: "Erik Ek", email: "erik@example.se" });
  await openForm(page);
  const { press, type } = keyboard(page);
  const untold = await places(page);
  await press("Control+Enter");
  await shownMessage(page, "Text måste anges").waitFor();
  await shownMessage(page, "Minst en rad måste innehålla ett belopp").waitFor();
  expect(await places(page)).toEqual(untold);
  await expectFocusOn(page, "Text");
  await expectAccessibleInEitherTheme(page);
  await type("Prov");
  await press("Enter");
  await type("9998");
  await shownMessage(page, "Kontot finns inte i kontoplanen").waitFor();
  await press("Escape", "Tab");
  await shownMessage(page, "Kontonummer måste vara ett giltigt kontonummer").waitFor({ state: "detached" });
  await type("12a");
  await press("Enter");
  await shownMessage(page, "Ogiltigt belopp").waitFor();
  await expectFocusOn(page, "Debet, rad 1");
  await page.getByLabel("Debet, rad 1").fill("100 XYZ");
  await press("Enter");
  await shownMessage(page, "Currency not found").waitFor();
  await press("Control+Enter");
  await expectFocusOn(page, "Debet, rad 1");
  await page.getByLabel("Debet, rad 1").fill("100");
  await page.getByLabel("Konto, rad 1").fill("5460");
  await press("Escape");
  await page.getByText("100,00 saknas i kredit").waitFor();
  const unbalanced = await places(page);
  await press("Control+Enter");
  await shownMessage(page, "Summan av debet och kredit måste vara noll").waitFor();
  expect(await places(page)).toEqual(unbalanced);
  await expectFocusOn(page, "Konto, rad 2");
  // One row without an amount would take what is missing; of two, neither does.
  await type("1930");
  await page.getByLabel("Konto, rad 3").fill("2440");
  await press("Escape", "Control+Enter");
  await shownMessage(page, "Belopp måste anges").first().waitFor();
  await expectFocusOn(page, "Debet, rad 2");

  // A reload keeps it; a new account is created on the way; Esc asks before it discards anything.
  await page.reload();
  await page.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("100,00");
  await page.getByLabel("Konto, rad 3").fill("5465");
  await press("Enter");
  await shownMessage(page, "Kontot finns inte i kontoplanen").waitFor();
  await expectFocusOn(page, "Konto, rad 3");
  await press("ArrowDown", "Enter");
  const dialog = page.getByRole("dialog", { name: "Skapa nytt konto" });
  await dialog.getByLabel("Kontonamn").fill("Lera");
  await press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("cell", { name: "Lera" }).waitFor();
  await expectFocusOn(page, "Debet, rad 3");
  await page.getByLabel("Text", { exact: true }).focus();
  await press("Escape");
  const question = page.getByRole("dialog", { name: "Kasta det du har skrivit?" });
  await question.waitFor();
  await expectAccessibleInEitherTheme(page);
  await press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await valueOf(page, "Text")).toBe("Prov");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await question.getByRole("button", { name: "Kasta" }).click();
  await page.getByRole("heading", { name: "Transaktioner", exact: true }).waitFor();
  await openForm(page);
  await press("Escape");
  await page.waitForURL("**/accounting/transaction");
});

test("without a connection nothing typed is lost, and nothing is registered twice", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signInWithBooks(page, { name: "Gustav Gran", email: "gustav@example.se" });
  await openForm(page);
  await registerPurchase(page, "Pennor", "80");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Pennor");
  await page.keyboard.press("Enter");
  await page.keyboard.type("90");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Registreringen är inte bekräftad").waitFor();
  await page.getByText("Det du har skrivit finns kvar.").waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("90,00");
  await expectAccessible(page);
  // The version changed before the connection is back counts; the top bar sends nothing else.
  await page.getByLabel("Debet, rad 1").fill("95");
  await page.getByLabel("Kredit, rad 2").fill("95");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Registreringen är inte bekräftad").waitFor();
  await page.getByText("Inte sparat").waitFor();
  await page.context().setOffline(false);
  await page.getByText("A 2 registrerad, 95,00").waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await page.getByText("Registreringen är inte bekräftad").waitFor({ state: "detached" });
  await page.goto("/accounting/transaction");
  await page.getByText("2 transaktioner").waitFor();
});
