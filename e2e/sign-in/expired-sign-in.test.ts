import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import {
  ANNA,
  addressOf,
  BERTIL,
  type Person,
  signIn,
  signOut,
  throughProvider,
} from "../support/sign-in.ts";
import { altered, endSessionAtCommit, storedSignIn } from "../support/stored-sign-in.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, type TypedVoucher, typeVoucher } from "../support/vouchers.ts";

const CECILIA: Person = { name: "Cecilia Ceder", email: "cecilia@example.se" };
const EVA: Person = { name: "Eva Ek", email: "eva@example.se" };
const DAVID: Person = { name: "David Dahl", email: "david@example.se" };
const SECRET = "Annas hemliga inköp";
const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: SECRET,
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};

/**
 * Expires the sign-in: an hour after the last call the browser considers it ended, and the server refuses the token.
 */
async function expireToken(page: Page): Promise<void> {
  const stored = await storedSignIn(page);
  const old = { ...stored, exp: new Date(Date.now() - 1000).toISOString(), token: altered(stored.token) };
  await page.evaluate((text) => localStorage.setItem("poyToken", text), JSON.stringify(old));
}

/** Everything that this browser stores of anybody, as one text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("a database does not answer")));
      });
    const contents: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        contents.push([name, store, await answer(database.transaction(store).objectStore(store).getAll())]);
      }
      database.close();
    }
    return JSON.stringify(contents);
  });
}

async function expectVoucher(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByLabel("Text", { exact: true }).inputValue(), { timeout: 10_000 })
    .toBe(SECRET);
  expect(await page.getByRole("textbox", { name: "Datum" }).inputValue()).toBe(VOUCHER.date);
  expect(await page.getByLabel("Konto, rad 1").inputValue()).toBe("5460");
  expect(await page.getByLabel("Debet, rad 1").inputValue()).toBe("125,00");
  expect(await page.getByLabel("Konto, rad 2").inputValue()).toBe("1930");
  expect(await page.getByLabel("Kredit, rad 2").inputValue()).toBe("125,00");
}

const LOGIN = /\/login\?returnUrl=%2Faccounting%2Ftransaction%2Fcreate/;

async function typeAndLoseSession(page: Page): Promise<void> {
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await endSessionAtCommit(page);
  await page.getByRole("button", { name: /^Registrera A/ }).click();
  await page.waitForURL(LOGIN);
}

const list = (page: Page) => page.getByRole("grid", { name: "Transaktioner" });

async function expectNumbers(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto("/accounting/transaction");
  await page.getByText(`${numbers.length} transaktion`).waitFor();
  expect((await list(page).getByRole("link").allTextContents()).toSorted()).toEqual(numbers);
}

const KEPT = "Du har loggats ut, det du skrev finns kvar";

test("a session ended while a voucher is registered: the same person is told that it is kept, and where it went", async ({
  page,
  browser,
}) => {
  browser.expectError(/401/);
  await signInWithBooks(page, ANNA);
  await typeAndLoseSession(page);
  await page.getByText(KEPT).waitFor();
  await expectAccessibleInEitherTheme(page);
  await signIn(page, ANNA);
  await page.waitForURL("**/accounting/transaction/create");
  await page.getByText("Det som väntade är skickat").waitFor();
  await page.getByText(`A 1 ${SECRET}, ${VOUCHER.date}, är registrerad i Havtorn Keramik AB.`).waitFor();
  await page.getByText("Inga belopp ännu").waitFor();
  await page.getByRole("link", { name: "Visa A 1" }).click();
  await page.waitForURL("**/accounting/transaction/A/1");
  await page.getByRole("button", { name: "Stäng", exact: true }).click();
  await page.getByText("Det som väntade är skickat").waitFor({ state: "detached" });
  await expectNumbers(page, ["A 1"]);
});

test("what waits is sent from the top bar, and the form knows of it", async ({ page, browser }) => {
  browser.expectError(/401|ERR_FAILED/);
  await signInWithBooks(page, EVA);
  await typeAndLoseSession(page);
  await page.route("**/api/data/commit**", (route) => route.abort());
  await signIn(page, EVA);
  await expectVoucher(page);
  await page.getByText("Din inloggning hade gått ut. Det du har skrivit finns kvar.").waitFor();
  const again = page.getByRole("banner").getByRole("button", { name: "Försök igen" });
  await again.waitFor();
  await page.unroute("**/api/data/commit**");
  await again.click();
  await page.getByText(/^A 1 registrerad/).waitFor();
  await page.getByText("Det som väntade är skickat").waitFor();
  await page.getByText("Inga belopp ännu").waitFor();
  await expectNumbers(page, ["A 1"]);
});

test("two tabs: a sign-in in one is one in the other, and what waited is sent", async ({ page, browser }) => {
  browser.expectError(/401/);
  await signInWithBooks(page, DAVID);
  const tab = await page.context().newPage();
  await tab.goto("/accounting/accountPlan");
  await tab.getByRole("heading", { name: "Kontoplan", exact: true }).waitFor();
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await endSessionAtCommit(page);
  await page.getByRole("button", { name: /^Registrera A/ }).click();
  await page.waitForURL(LOGIN);
  await tab.waitForURL("**/login?**");
  await signIn(tab, DAVID);
  await tab.waitForURL("**/accounting/accountPlan");
  await page.waitForURL("**/accounting/transaction/create");
  await page.getByText("Det som väntade är skickat").waitFor();
  await expectNumbers(page, ["A 1"]);
});

test("a token that has run out leads to sign-in and back to what was typed", async ({ page }) => {
  await signInWithBooks(page, CECILIA);
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await page.keyboard.press("Tab");
  await page.getByText("Balanserar").waitFor();
  await expireToken(page);
  await page.reload();
  await page.waitForURL(LOGIN);
  await signIn(page, CECILIA);
  await page.waitForURL("**/accounting/transaction/create");
  await expectVoucher(page);
});

const ASKED = "Här finns 1 ändring";

test("whoever signs in instead is asked, sees nothing of it, and leaves it for its user", async ({
  page,
  browser,
}) => {
  browser.expectError(/401/);
  await signInWithBooks(page, CECILIA);
  await typeAndLoseSession(page);
  expect(await everythingStored(page)).toContain(SECRET);
  await throughProvider(page, BERTIL);
  await page.getByRole("heading", { name: `Logga in som ${BERTIL.name}?` }).waitFor();
  await page.getByText(ASKED).waitFor();
  await expectAccessibleInEitherTheme(page);
  expect(await storedSignIn(page)).toEqual({});
  await page.getByRole("button", { name: `Logga in som ${BERTIL.name}` }).click();
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  expect(await page.locator("body").innerText()).not.toContain("Havtorn");
  const kept = await everythingStored(page);
  for (const secret of [addressOf(CECILIA), "Företagskonto"]) expect(kept).not.toContain(secret);
  expect(kept).toContain(SECRET);

  await signOut(page, BERTIL);
  await page.goto("/login");
  await signIn(page, CECILIA);
  await page.getByText("Det som väntade är skickat").waitFor();
  await expectNumbers(page, ["A 1"]);
});

test("whoever signs in instead may delete it: then nothing of it is left in the browser", async ({
  page,
  browser,
}) => {
  browser.expectError(/401/);
  await signInWithBooks(page, ANNA);
  await typeAndLoseSession(page);
  await throughProvider(page, BERTIL);
  await page.getByRole("button", { name: "Logga in och ta bort det" }).click();
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  const kept = await everythingStored(page);
  for (const secret of [SECRET, ANNA.name, addressOf(ANNA), "Havtorn", "Företagskonto"]) {
    expect(kept).not.toContain(secret);
  }
});

test.for(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
  "returnUrl=%s leads to our own home page",
  async (returnUrl, { page }) => {
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await signIn(page, ANNA);
    await page.waitForURL("**/accounting");
    const { token } = await storedSignIn(page);
    await page.goto(`/login/code?token=${token}&returnUrl=${encodeURIComponent(returnUrl)}`);
    await page.getByRole("button", { name: `Logga in som ${ANNA.name}` }).click();
    await page.waitForURL("**/accounting");
  },
);

test("a sign-in service that is away is told of", async ({ page }) => {
  await page.goto("/login?error=unavailable");
  await page.getByText("Inloggningstjänsten svarar inte just nu. Försök igen om en stund.").waitFor();
  await expectAccessibleInEitherTheme(page);
});
