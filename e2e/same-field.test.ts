import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import type { TestBrowser } from "./support/browser.ts";
import { CREATE } from "./support/entry-form.ts";
import { beSignedIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { registerVoucher, type TypedVoucher, typeVoucher } from "./support/vouchers.ts";

const BALANCES = "/accounting/accountBalance?all=1";
const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: "Lera till verkstaden",
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};
const CHOOSE_FIRST = /^Inget är sparat: det du har ändrat har hunnit ändras/;

let people = 0;

/** Two browsers with the same books, one of somebody who has opened them elsewhere too. */
async function twoBrowsers(page: Page, browser: TestBrowser): Promise<readonly [Page, Page]> {
  const person = { name: "Tove Två", email: `tove${++people}@example.se` };
  await signInWithBooks(page, person);
  const other = await browser.newPerson();
  await beSignedIn(other, person);
  return [page, other];
}

const button = (page: Page, name: string) => page.getByRole("button", { name });
const opening = (page: Page, account: number) =>
  page.getByLabel(`Ingående balans på konto ${account}`, { exact: true });

async function expectAmount(page: Page, account: number, amount: string): Promise<void> {
  await expect.poll(() => opening(page, account).inputValue(), { timeout: 10_000 }).toBe(amount);
}

/** The top bar's word about saving. */
const status = (page: Page, word: string) => page.getByRole("status").getByText(word, { exact: true });

/** The page hears nothing of what others save, and is refused by the server. */
async function hearNothing(page: Page, browser: TestBrowser): Promise<void> {
  browser.expectError(/api\/events/);
  browser.expectError(/412/);
  await page.route("**/api/events", (route) => route.abort());
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

const save = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Spara/ })
    .click();

const box = (page: Page) => page.getByRole("textbox", { name: "Anteckning" });

async function registerOn(page: Page): Promise<void> {
  await page.goto(CREATE);
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
}

/** Both write a note on the same voucher, and the first of them has saved it. */
async function writeTwoNotes(first: Page, second: Page): Promise<void> {
  for (const one of [first, second]) {
    await one.goto("/accounting/transaction/A/1");
    await button(one, "Skriv anteckning").click();
  }
  await box(second).fill("Köpt av Bo");
  await box(first).fill("Köpt av Anna");
  await save(first);
  await first.getByText("Anteckningen är sparad").waitFor();
}

async function saveBalance(page: Page, account: number, amount: string): Promise<void> {
  await opening(page, account).fill(amount);
  await page.keyboard.press("Control+s");
  await page.getByText("Ingående balans är sparad").waitFor();
}

test("an opening balance that somebody else has saved meanwhile is not overwritten unseen", async ({
  page,
  browser,
}) => {
  const [first, second] = await twoBrowsers(page, browser);
  await first.goto(BALANCES);
  await saveBalance(first, 1930, "200");
  await second.goto(BALANCES);
  await expectAmount(second, 1930, "200,00");
  await opening(second, 1930).fill("222");
  await opening(second, 1910).fill("5");
  await opening(first, 2081).fill("40");
  await saveBalance(first, 1930, "111");

  const told = second.getByText("Ingående balans på konto 1930 har ändrats av någon annan medan du skrev");
  await told.waitFor();
  await second.getByText("Sparat är nu: 111,00").waitFor();
  expect(await opening(second, 1930).inputValue()).toMatch(/^222/);
  // What only the other has changed is taken over.
  await expectAmount(second, 2081, "40,00");
  await second.keyboard.press("Control+s");
  await second.getByText(CHOOSE_FIRST).waitFor();
  await expectAccessibleInEitherTheme(second);
  // The field has not been left there: it shows what was typed.
  expect(await opening(first, 1930).inputValue()).toMatch(/^111/);

  // What is restored another day is compared by what it began with.
  await second.reload();
  await told.waitFor();
  await button(second, "Behåll mitt: Ingående balans på konto 1930").click();
  await told.waitFor({ state: "detached" });
  await second.keyboard.press("Control+s");
  await second.getByText("Ingående balans är sparad").waitFor();
  await expectAmount(first, 1930, "222,00");
  await expectAmount(first, 1910, "5,00");

  await opening(second, 1930).fill("333");
  await saveBalance(first, 1930, "444");
  await button(second, "Ta det sparade: Ingående balans på konto 1930").click();
  await expectAmount(second, 1930, "444,00");
  expect(await told.count()).toBe(0);
});

test("refused balances are asked about on their page alone, and given up where the saved ones are taken", async ({
  page,
  browser,
}) => {
  const [first, second] = await twoBrowsers(page, browser);
  await hearNothing(second, browser);
  for (const one of [first, second]) await one.goto(BALANCES);
  await opening(second, 2081).fill("-7");
  await opening(second, 2641).fill("7");
  await opening(first, 2081).fill("-40");
  await saveBalance(first, 2641, "40");
  await second.keyboard.press("Control+s");
  await second.getByText(CHOOSE_FIRST).waitFor();
  await status(second, "Inte sparat").waitFor();
  expect(await button(second, "Försök igen").count()).toBe(0);
  for (const account of [2081, 2641]) {
    await button(second, `Ta det sparade: Ingående balans på konto ${account}`).click();
  }
  await status(second, "Sparat").waitFor();
  expect(await second.getByText(CHOOSE_FIRST).count()).toBe(0);
  await second.reload();
  await expectAmount(second, 2081, "−40,00");
  await status(second, "Sparat").waitFor();
  expect(await button(second, "Kasta ändringen").count()).toBe(0);
});

test("company details: the fields of both are saved, and the one that both have changed is asked about", async ({
  page,
  browser,
}) => {
  const [first, second] = await twoBrowsers(page, browser);
  const details = (one: Page) => one.goto("/settings/company/edit");
  const field = (one: Page, label: string) => one.getByRole("textbox", { name: label, exact: true });
  await details(first);
  await details(second);
  await field(second, "Gatuadress").fill("Lergränd 2");
  await field(first, "Telefon").fill("0431-111 11");
  await save(first);
  await first.waitForURL("**/accounting");
  await save(second);
  await second.waitForURL("**/accounting");
  await details(first);
  await details(second);
  expect(await field(first, "Telefon").inputValue()).toBe("0431-111 11");
  expect(await field(first, "Gatuadress").inputValue()).toBe("Lergränd 2");

  await field(second, "Telefon").fill("0431-222 22");
  await field(first, "Telefon").fill("0431-333 33");
  await save(first);
  await first.waitForURL("**/accounting");
  await save(second);
  await second.getByText(CHOOSE_FIRST).waitFor();
  await second.getByText("Telefon har ändrats av någon annan medan du skrev").waitFor();
  await second.getByText("Sparat är nu: 0431-333 33").waitFor();
  await status(second, "Inte sparat").waitFor();
  await expect.poll(() => focusedLabel(second)).toBe("Behåll mitt: Telefon");
  await expectAccessibleInEitherTheme(second);
  await second.reload();
  await button(second, "Behåll mitt: Telefon").click();
  await save(second);
  await second.waitForURL("**/accounting");
  await details(first);
  expect(await field(first, "Telefon").inputValue()).toBe("0431-222 22");
});

test("a note that somebody else has changed meanwhile is asked about", async ({ page, browser }) => {
  const [first, second] = await twoBrowsers(page, browser);
  await registerOn(first);
  await writeTwoNotes(first, second);
  await second.getByText("Anteckningen har ändrats av någon annan medan du skrev").waitFor();
  await second.getByText("Sparat är nu: Köpt av Anna").waitFor();
  await status(second, "Inte sparat").waitFor();
  await save(second);
  await second.getByText(CHOOSE_FIRST).waitFor();
  await expectAccessibleInEitherTheme(second);
  await second.reload();
  await button(second, "Behåll mitt: Anteckningen").click();
  await save(second);
  await first.getByText("Köpt av Bo").first().waitFor();
  await expect
    .poll(() => second.evaluate(() => document.activeElement?.textContent))
    .toBe("Ändra anteckning");
});

test("a refused note is asked about beside it, and leaves nothing behind on other pages", async ({
  page,
  browser,
}) => {
  const [first, second] = await twoBrowsers(page, browser);
  await registerOn(first);
  await hearNothing(second, browser);
  await writeTwoNotes(first, second);
  await save(second);
  await second.getByText(CHOOSE_FIRST).waitFor();
  await expect.poll(() => focusedLabel(second)).toBe("Behåll mitt: Anteckningen");
  await button(second, "Behåll mitt: Anteckningen").click();
  expect(await second.getByText(CHOOSE_FIRST).count()).toBe(0);
  await second.goto("/accounting");
  await second.getByText("1 påbörjat").waitFor();
  expect(await button(second, "Kasta ändringen").count()).toBe(0);
  await second.goto("/accounting/transaction/A/1");
  await box(second).waitFor();
  await save(second);
  await second.getByText("Anteckningen är sparad").waitFor();
});

test("a name of an account that somebody else has given another meanwhile is asked about", async ({
  page,
  browser,
}) => {
  const [first, second] = await twoBrowsers(page, browser);
  const name = (one: Page, account = 1930) => one.getByLabel(`Beskrivning av konto ${account}`);
  for (const one of [first, second]) await one.goto("/accounting/accountPlan?search=19");
  await name(second).fill("Kassakonto");
  for (const account of [1930, 1910]) {
    await name(first, account).fill("Checkkonto");
    await name(first, account).press("Enter");
    await first.getByText(`Konto ${account} heter nu Checkkonto`).waitFor();
  }
  await expect.poll(() => name(second, 1910).inputValue(), { timeout: 10_000 }).toBe("Checkkonto");
  expect(await name(second).inputValue()).toBe("Kassakonto");
  await name(second).press("Tab");
  const form = second.getByRole("form", { name: "Redigera konto" });
  await form.getByText("Kontonamn har ändrats av någon annan medan du skrev").waitFor();
  await form.getByText("Sparat är nu: Checkkonto").waitFor();
  expect(await name(second).inputValue()).toBe("Checkkonto");
  expect(await form.getByRole("textbox", { name: "Kontonamn" }).inputValue()).toBe("Kassakonto");
  await expectAccessibleInEitherTheme(second);
  await button(second, "Behåll mitt: Kontonamn").click();
  await second.keyboard.press("Control+s");
  await expect.poll(() => name(first).inputValue(), { timeout: 10_000 }).toBe("Kassakonto");
});
