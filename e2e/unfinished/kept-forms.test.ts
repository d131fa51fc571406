import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn, valueOf } from "../support/entry-form.ts";
import type { Person } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

let people = 0;
/** A person of whom this browser stores nothing yet. */
const newcomer = (): Person => ({ name: "Kajsa Kvar", email: `kajsa${++people}@example.se` });

const CHART = "/accounting/accountPlan";
const YEAR = "/accounting/fiscalYear/create";

/** Another window of the same browser. */
async function newTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const accountForm = (page: Page, name: string) => page.getByRole("form", { name });

test("the dates of a new year are kept until it is created", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, YEAR);
  await field(first, "Från och med").fill("2026-01-01");
  await field(first, "Till och med").fill("2026-08-3");
  await first.close();
  const second = await newTab(page, YEAR);
  await second.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  expect(await field(second, "Till och med").inputValue()).toBe("2026-08-3");
  const third = await newTab(page, YEAR);
  await third.getByText("Räkenskapsåret skrivs i en annan flik").waitFor();
  expect(await field(third, "Till och med").inputValue()).toBe("2026-08-3");
  await button(third, "Ta över").click();
  await third.getByText("Räkenskapsåret skrivs i en annan flik").waitFor({ state: "detached" });
  await field(third, "Till och med").fill("2026-08-31");
  await third.getByRole("button", { name: /^Skapa/ }).click();
  await third.waitForURL("**/accounting");
  await third.getByRole("button", { name: /^Räkenskapsår.*2026-08-31/ }).waitFor();
  await third.goto(YEAR);
  await third.getByRole("heading", { name: "Skapa räkenskapsår" }).waitFor();
  expect(await field(third, "Från och med").inputValue()).toBe("2026-09-01");
  expect(await third.getByText("är kvar").count()).toBe(0);
});

test("a new account is kept through a closed tab, and Avbryt is taken back", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, CHART);
  await button(first, /^Skapa nytt konto/).click();
  await field(first, "Kontonummer").fill("6971");
  await field(first, "Kontonamn").fill("Fika");
  await first.close();
  const second = await newTab(page, CHART);
  await second.getByText("Ett nytt konto är påbörjat: 6971 Fika").waitFor();
  await expectAccessibleInEitherTheme(second);
  await button(second, "Fortsätt").click();
  expect(await field(second, "Kontonummer").inputValue()).toBe("6971");
  expect(await field(second, "Kontonamn").inputValue()).toBe("Fika");
  await accountForm(second, "Lägg till konto").getByRole("button", { name: "Avbryt" }).click();
  await second.getByText("Det du hade skrivit är kastat").waitFor();
  await button(second, "Ångra").click();
  expect(await field(second, "Kontonamn").inputValue()).toBe("Fika");
  await second.keyboard.press("Control+s");
  await second.getByText("Konto 6971 är skapat").waitFor();
  await accountForm(second, "Lägg till konto").waitFor({ state: "detached" });
  await second.reload();
  await second.getByRole("heading", { name: "Kontoplan", exact: true }).waitFor();
  expect(await second.getByText("påbörjat").count()).toBe(0);
});

test("a change of an account that is begun stands there beside another, and is written by one tab", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), `${CHART}?search=19`);
  await button(page, "Redigera konto 1930").click();
  await field(page, "Kontonamn").fill("Banken");
  await button(page, "Redigera konto 1910").click();
  await page.getByText("En ändring av konto 1930 är påbörjad").waitFor();
  const second = await newTab(page, `${CHART}?search=19`);
  await button(second, "Fortsätt").click();
  expect(await field(second, "Kontonamn").inputValue()).toBe("Banken");
  await button(page, "Fortsätt").click();
  await page.getByText("Kontot skrivs i en annan flik").waitFor();
  await second.keyboard.press("Control+s");
  await second.getByText("Konto 1930 är ändrat").waitFor();
});

test("an account that the server refuses stays in its form with every letter", async ({ page, browser }) => {
  browser.expectError(/422/);
  await signInWithBooks(page, newcomer(), CHART);
  await button(page, /^Skapa nytt konto/).click();
  await field(page, "Kontonummer").fill("6971");
  await field(page, "Kontonamn").fill("Fika");
  await page.route("**/api/data/commit*", (route) =>
    route.fulfill({ status: 422, body: '{"error":{"type":"RuleBroken","message":"Nej tack"}}' }),
  );
  await page.keyboard.press("Control+s");
  await page.getByText("Nej tack").waitFor();
  expect(await field(page, "Kontonummer").inputValue()).toBe("6971");
  expect(await field(page, "Kontonamn").inputValue()).toBe("Fika");
  await page.unroute("**/api/data/commit*");
  await page.keyboard.press("Control+s");
  await page.getByText("Konto 6971 är skapat").waitFor();
});

test("an account that is made from an account field is kept with the transaction", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, CREATE);
  await first.getByText("Avancerad").click();
  await first.getByLabel("Text", { exact: true }).fill("Kaffe");
  await first.getByLabel("Konto, rad 1").fill("6971");
  await first.getByRole("option", { name: /Skapa nytt konto/ }).click();
  const dialog = (tab: Page) => tab.getByRole("dialog", { name: "Skapa nytt konto" });
  await dialog(first).getByLabel("Kontonamn").fill("Fika på jobb");
  await first.close();
  const second = await newTab(page, CREATE);
  await expect.poll(() => valueOf(second, "Text"), { timeout: 10_000 }).toBe("Kaffe");
  expect(await dialog(second).getByLabel("Kontonummer").inputValue()).toBe("6971");
  expect(await dialog(second).getByLabel("Kontonamn").inputValue()).toBe("Fika på jobb");
  await expectFocusOn(second, "Kontonamn");
  await second.keyboard.type("et");
  await second.keyboard.press("Enter");
  await dialog(second).waitFor({ state: "detached" });
  await expectFocusOn(second, "Debet, rad 1");
  expect(await second.getByText("Fika på jobbet").count()).toBeGreaterThan(0);
});
