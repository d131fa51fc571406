import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import type { TestBrowser } from "./support/browser.ts";
import { beSignedIn, type Person } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const CONFLICT = "Kunde inte spara data. Den har ändrats av en annan klient. Var god att ladda om sidan.";
const people: Person[] = ["Anna", "Bertil", "Cecilia", "David"].map((name) => ({
  name: `${name} Andersson`,
  email: `${name.toLowerCase()}@example.se`,
}));
const [ANNA, BERTIL, CECILIA, DAVID] = people as [Person, Person, Person, Person];

/** The field that the name of an account is edited in. */
const nameOf = (page: Page, account: number) => page.getByLabel(`Beskrivning av konto ${account}`);
const status = (page: Page, word: string) => page.getByRole("status").getByText(word, { exact: true });

async function rename(page: Page, account: number, name: string): Promise<void> {
  await nameOf(page, account).fill(name);
  await nameOf(page, account).press("Enter");
}

async function expectName(page: Page, account: number, name: string): Promise<void> {
  await expect.poll(() => nameOf(page, account).inputValue(), { timeout: 10_000 }).toBe(name);
}

async function openChart(page: Page): Promise<void> {
  await page.goto("/accounting/accountPlan?search=19");
  await nameOf(page, 1930).waitFor();
}

/** Another browser of the same person, with the same chart open. */
async function openElsewhere(browser: TestBrowser, person: Person): Promise<Page> {
  const elsewhere = await browser.newPerson();
  await beSignedIn(elsewhere, person);
  await openChart(elsewhere);
  return elsewhere;
}

test("the same account changed by two: the second is told, and what was typed is kept", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  browser.expectError(/412/);
  await signInWithBooks(page, ANNA);
  await openChart(page);
  const elsewhere = await openElsewhere(browser, ANNA);
  await page.context().setOffline(true);
  await rename(page, 1930, "Bankkonto");
  await status(page, "Inte sparat").waitFor();
  await rename(elsewhere, 1930, "Checkkonto");
  await status(elsewhere, "Sparat").waitFor();
  await page.context().setOffline(false);

  await page.getByText("Inte sparat, men kvar. Gäller: Konto 1930 heter nu Bankkonto").waitFor();
  expect(await page.getByText(CONFLICT).count()).toBe(1);
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Ladda om" }).click();
  await page.getByText("Inte sparat, men kvar. Gäller: Konto 1930 heter nu Bankkonto").waitFor();
  expect(await page.getByRole("button", { name: "Försök igen" }).count()).toBe(0);
  await page.getByRole("button", { name: "Kasta ändringen" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await expectName(page, 1930, "Checkkonto");
  await status(page, "Sparat").waitFor();
  expect(await page.getByText(CONFLICT).count()).toBe(0);
});

test("a copy that has not heard of the other's change is refused when it changes the same", async ({
  page,
  browser,
}) => {
  browser.expectError(/api\/events/);
  browser.expectError(/412/);
  await signInWithBooks(page, BERTIL);
  await page.route("**/api/events", (route) => route.abort());
  await openChart(page);
  const elsewhere = await openElsewhere(browser, BERTIL);
  await rename(elsewhere, 1930, "Checkkonto");
  await status(elsewhere, "Sparat").waitFor();
  await rename(page, 1930, "Bankkonto");
  await page.getByText("Inte sparat, men kvar. Gäller: Konto 1930 heter nu Bankkonto").waitFor();
  expect(await page.getByText(CONFLICT).count()).toBe(1);
  await expectName(elsewhere, 1930, "Checkkonto");
});

test("different accounts changed by two meet in both", async ({ page, browser }) => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signInWithBooks(page, CECILIA);
  await openChart(page);
  const elsewhere = await openElsewhere(browser, CECILIA);
  await page.context().setOffline(true);
  await rename(page, 1910, "Handkassa");
  await status(page, "Inte sparat").waitFor();
  await rename(elsewhere, 1930, "Checkkonto");
  await page.context().setOffline(false);
  await status(page, "Sparat").waitFor();
  for (const each of [page, elsewhere]) {
    await expectName(each, 1910, "Handkassa");
    await expectName(each, 1930, "Checkkonto");
  }
  expect(await page.getByText(CONFLICT).count()).toBe(0);
});

test("a change that does not reach the server is kept through a reload and sent when asked to", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, DAVID);
  await openChart(page);
  let isReached = false;
  await page.route("**/api/data/commit*", (route) => (isReached ? route.continue() : route.abort()));
  await rename(page, 1930, "Bankkonto");
  await status(page, "Inte sparat").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.reload();
  await status(page, "Inte sparat").waitFor();
  await expectName(page, 1930, "Bankkonto");

  await page.getByRole("button", { name: "Försök igen" }).focus();
  isReached = true;
  // By key: the page tries again by itself too, and the button may be gone by then.
  await page.keyboard.press("Enter");
  await status(page, "Sparat").waitFor();
  await page.reload();
  await expectName(page, 1930, "Bankkonto");
  const elsewhere = await openElsewhere(browser, DAVID);
  await expectName(elsewhere, 1930, "Bankkonto");
});
