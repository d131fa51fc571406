import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { expectAccessible, expectAccessibleInEitherTheme, expectRoomOnPhone } from "../support/accessible.ts";
import { signInWithBooks, storeBooks } from "../support/books.ts";
import { expectFocusOn, keyboard, openForm, shownMessage, valueOf } from "../support/entry-form.ts";
import { signIn } from "../support/sign-in.ts";
import { storedVouchers, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

/** The contents of the rows of the form: account, debit, credit. */
async function rows(page: Page): Promise<readonly string[]> {
  const count = await page.getByLabel(/^Konto, rad/).count();
  const filled: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const cells = await Promise.all(
      ["Konto", "Debet", "Kredit"].map((column) => valueOf(page, `${column}, rad ${number}`)),
    );
    if (cells[0] !== "") filled.push(cells.join(" ").trim().replaceAll(/ +/g, " "));
  }
  return filled;
}

test("a service from the EU is booked with reverse charge by at most 15 keys", async ({ page }) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type, count } = keyboard(page);
  await press("Enter");
  await type("Programvara från Irland");
  await press("Enter", "4", "5", "3", "5", "Enter");
  await type("1000");
  await press("Control+m");
  await page.getByText("Omvänd moms 25 % står på 2614 och 2645. Ctrl M igen tar 12 %").waitFor();
  expect(await rows(page)).toEqual(["4535 1 000,00", "2614 250,00", "2645 250,00"]);
  await press("Enter");
  await expectFocusOn(page, "Konto, rad 4");
  await press("1", "9", "3", "Enter", "Enter");
  await press("Control+Enter");
  await page.getByText(/A 1 registrerad, 1.250,00/).waitFor();
  expect(count()).toBeLessThanOrEqual(15);
  expect((await storedVouchers(page)).at(-1)).toContain(
    "Programvara från Irland: 4535 1000, 2614 -250, 2645 250, 1930 -1000",
  );
});

test("what has no VAT is refused beside the row, told aloud, and stays as it was", async ({ page }) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Lön");
  await press("Enter");
  await type("7210");
  await press("Enter");
  await type("1000");
  await press("Control+m");
  const why =
    "Konto 7210 är lön eller ersättning till anställda, som det inte är någon moms på: låt hela beloppet stå på raden";
  await shownMessage(page, why).waitFor();
  await expect.poll(() => page.locator("#announced").textContent()).toBe(why);
  await expectFocusOn(page, "Debet, rad 1");
  expect(await rows(page)).toEqual(["7210 1 000,00"]);
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  // It is gone when the row is another one.
  await type("1200");
  await press("Enter");
  await expect.poll(() => shownMessage(page, why).count()).toBe(0);
});

test("VAT follows the row that it was split from, by keys", async ({ page }) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Verktyg");
  await press("Enter");
  await type("5410");
  await press("Enter");
  await type("1250");
  await press("Control+m");
  await expect.poll(() => rows(page)).toEqual(["5410 1 000,00", "2641 250,00"]);
  // Typing the whole again gives the same rows, shown as they are.
  await type("1250");
  await press("Enter");
  await expect.poll(() => rows(page)).toEqual(["5410 1 000,00", "2641 250,00"]);
  await page.getByLabel("Debet, rad 1").focus();
  await type("500");
  await press("Enter");
  await page.getByText("Momsen är omräknad på 500,00: 25 % på 2641. Ctrl Z ångrar").waitFor();
  expect(await rows(page)).toEqual(["5410 400,00", "2641 100,00"]);
  // Ctrl+M right after an amount is the account's rate.
  await page.getByLabel("Debet, rad 1").focus();
  await type("-125");
  await press("Control+m");
  await page.getByText("Raden är delad med 25 % moms på 2641").waitFor();
  expect(await rows(page)).toEqual(["5410 100,00", "2641 25,00"]);
  expect(await valueOf(page, "Kredit, rad 1")).toBe("100,00");
  // The VAT on the receipt is subtracted from the whole.
  await page.getByLabel("Kredit, rad 2").focus();
  await type("20");
  await press("Enter");
  expect(await rows(page)).toEqual(["5410 105,00", "2641 20,00"]);
  await page.getByLabel("Konto, rad 1").focus();
  await type("5810");
  await press("Enter");
  await page.getByText("Momsen följer kontot: 6 % på 2641").waitFor();
  expect(await rows(page)).toEqual(["5810 117,92", "2641 7,08"]);
  await page.getByLabel("Konto, rad 1").focus();
  await type("7210");
  await press("Enter");
  await page.getByText(/^Momsen är borttagen. Konto 7210 är lön/).waitFor();
  expect(await rows(page)).toEqual(["7210 125,00"]);
  await expectAccessibleInEitherTheme(page);
  await press("Control+z");
  await expect.poll(() => rows(page)).toEqual(["5810 117,92", "2641 7,08"]);
  await page.getByLabel("Konto, rad 1").focus();
  await press("Control+Delete");
  await page.getByText("Momsen togs bort med raden. Ctrl Z ångrar").waitFor();
  expect(await rows(page)).toEqual([]);
  await press("Control+z");
  await expect.poll(() => rows(page)).toEqual(["5810 117,92", "2641 7,08"]);
  // Stored in the browser, it follows as before.
  await page.reload();
  await page.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  await page.getByLabel("Konto, rad 1").focus();
  await press("Control+Delete");
  await expect.poll(() => rows(page)).toEqual([]);
});

test("with the mouse: what is being typed counts, and each rate can be chosen", async ({ page }) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Vas");
  await press("Enter");
  await type("3001");
  await press("Enter");
  await type("-1120");
  await page.getByRole("main").getByRole("button", { name: /^Moms/ }).click();
  await page.getByText("Raden är delad med 25 % moms på 2611. Ctrl M igen tar 12 %").waitFor();
  expect(await rows(page)).toEqual(["3001 896,00", "2611 224,00"]);
  await page.getByRole("button", { name: "Mer, rad 1" }).click();
  await page.getByRole("menuitem", { name: "Moms 12 %" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Moms 12 %" }).click();
  await page.getByText("Raden är delad med 12 % moms på 2621").waitFor();
  // The row has what it was opened for: typing goes on in the next one.
  await expectFocusOn(page, "Konto, rad 3");
  expect(await rows(page)).toEqual(["3001 1 000,00", "2621 120,00"]);
});

test("an account without a given rate says so, and takes the one that is chosen", async ({ page }) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Frukt till personalen");
  await press("Enter");
  await type("7690");
  await press("Enter");
  await type("1120");
  await press("Control+m");
  await shownMessage(
    page,
    "Konto 7690 har ingen given sats: står det moms på underlaget, välj satsen i radens meny Mer i läget Avancerad, så bokförs momsen på 2641",
  ).waitFor();
  await page.getByRole("button", { name: "Mer, rad 1" }).click();
  await page.getByRole("menuitem", { name: "Moms 12 %" }).click();
  await page.getByText("Raden är delad med 12 % moms på 2641").waitFor();
  expect(await rows(page)).toEqual(["7690 1 000,00", "2641 120,00"]);
});

test("a choice in a row's menu leads to where the typing goes on, Escape back to the menu", async ({
  page,
}) => {
  await signInWithBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  const choose = async (row: number, name: RegExp) => {
    await page.getByRole("button", { name: `Mer, rad ${row}` }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await press("Enter");
  await type("Verktyg");
  await press("Enter");
  await type("5410");
  await press("Enter");
  await choose(1, /^Moms 12 %/);
  await page.getByText("Skriv radens belopp först, sedan går det att dela upp momsen").first().waitFor();
  await expectFocusOn(page, "Debet, rad 1");
  await type("1120");
  await press("Enter");
  await type("5460");
  await press("Enter");
  await choose(2, /^Kopiera raden ovanför/);
  await expectFocusOn(page, "Debet, rad 2");
  await choose(2, /^Radtext/);
  await expectFocusOn(page, "Radtext, rad 2");
  await choose(2, /^Ta bort raden/);
  await expectFocusOn(page, "Konto, rad 1");
  await page.getByRole("button", { name: "Mer, rad 1" }).click();
  await page.getByRole("menuitem", { name: "Moms 12 %" }).waitFor();
  await press("Escape");
  await page.getByRole("button", { name: "Mer, rad 1" }).and(page.locator(":focus")).waitFor();
});

test("a VAT account that is inactive becomes active, one that is missing is named", async ({ page }) => {
  // Before any page has the chart.
  await signIn(page, { name: "Bo Ek", email: "bo.ek@example.se" });
  await storeBooks(page);
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const key = `c${companyId}-${fiscalYearId}-accountPlan`;
  await calls.commit(companyId, "edit", [{ key, ifMatch: await calls.etag(key), remove: ["2634"] }]);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Keramikbok från Tyskland");
  await press("Enter");
  await type("4517");
  await press("Enter");
  await type("100");
  await press("Control+m");
  await shownMessage(
    page,
    "Konto 2634 finns inte i kontoplanen: lägg till det där och dela upp raden sedan",
  ).waitFor();
  expect(await rows(page)).toEqual(["4517 100,00"]);
  await page.getByLabel("Konto, rad 1").fill("4516");
  await page.getByLabel("Debet, rad 1").focus();
  await press("Control+m", "Enter");
  expect(await rows(page)).toEqual(["4516 100,00", "2624 12,00", "2645 12,00"]);
  await type("1930");
  await press("Enter", "Enter", "Control+Enter");
  await page.getByText(/registrerad, 112,00/).waitFor();
  await page.goto("/accounting/accountPlan");
  await page.getByLabel("Sök").fill("2624");
  const row = page.getByRole("row", { name: /2624/ });
  await row.waitFor();
  expect(await row.getByRole("checkbox").isChecked()).toBe(true);
});
