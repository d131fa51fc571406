import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn, valueOf } from "../support/entry-form.ts";
import { button, elsewhere, expectHalf, newcomer, newTab, typeHalf, VOUCHER } from "../support/half-typed.ts";
import { test } from "../support/test.ts";
import { registerVoucher, typeVoucher } from "../support/vouchers.ts";

const opening = (page: Page, account: number) => page.getByLabel(`Ingående balans på konto ${account}`);

test("one tab edits a form; another says so and takes over with every letter, and nothing is lost", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeHalf(page);
  const tab = await newTab(page);
  await elsewhere(tab).waitFor();
  await expectHalf(tab);
  await tab
    .getByLabel("Text", { exact: true })
    .click({ force: true, timeout: 1000 })
    .catch(() => undefined);
  await tab.keyboard.type("x");
  await expectHalf(tab);
  await button(tab, "Ta över").click();
  await elsewhere(tab).waitFor({ state: "detached" });
  await elsewhere(page).waitFor();
  await tab.getByLabel("Text", { exact: true }).fill("Lera och glas");
  // The first tab takes it back with the changes of the second.
  await button(page, "Ta över").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe("Lera och glas");
  await elsewhere(tab).waitFor();
  await page.getByLabel("Kredit, rad 2").fill("125");
  await registerVoucher(page, "A 1");
  // Nothing is typed there now: a person who goes to the other tab simply continues.
  await tab.getByRole("heading", { name: "Ny transaktion" }).click();
  await elsewhere(tab).waitFor({ state: "detached" });
  await expect.poll(() => valueOf(tab, "Text"), { timeout: 10_000 }).toBe("");
});

test("two windows side by side: the one that registers keeps the next form in its hands", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const beside = await newTab(page);
  await expectFocusOn(beside, "Datum");
  await page.goto(CREATE);
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  await page.getByLabel("Text", { exact: true }).fill("Glas");
  await elsewhere(beside).waitFor();
  expect(await elsewhere(page).count()).toBe(0);
});

test("a form whose tab is closed goes on in the tab that waited for it, without a key", async ({ page }) => {
  await signInWithBooks(page, newcomer(), CREATE);
  // Every page of these tests is in use at once: one that still loads would take the empty form back.
  await expectFocusOn(page, "Datum");
  const first = await newTab(page);
  await expectFocusOn(first, "Datum");
  await typeHalf(first);
  await page.bringToFront();
  await page.reload();
  await elsewhere(page).waitFor();
  await first.close();
  await elsewhere(page).waitFor({ state: "detached" });
  await expectHalf(page);
});

test("beside 'Sparat' stands what is only begun, in every tab and on every page", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  const begun = (tab: Page, text: string | RegExp = /påbörja/) =>
    tab.getByRole("banner").getByText(text, { exact: true });
  await page.goto("/accounting/accountBalance?search=19");
  const second = await newTab(page);
  await expectFocusOn(second, "Datum");
  expect(await begun(second).count()).toBe(0);
  await opening(page, 1930).fill("12");
  await begun(second, "1 påbörjat").waitFor();
  await typeVoucher(second, VOUCHER);
  await begun(page, "2 påbörjade").waitFor();
  await expectAccessibleInEitherTheme(second);
  await registerVoucher(second, "A 1");
  await second.getByRole("banner").getByText("Sparat", { exact: true }).waitFor();
  await begun(second, "1 påbörjat").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Ingående balans är sparad").waitFor();
  await begun(page).waitFor({ state: "detached" });
  await begun(second).waitFor({ state: "detached" });
});
