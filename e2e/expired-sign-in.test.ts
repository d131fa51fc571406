import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import { ANNA, BERTIL, type Person, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, registerVoucher, type TypedVoucher, typeVoucher } from "./support/vouchers.ts";

const CECILIA: Person = { name: "Cecilia Ceder", email: "cecilia@example.se" };
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

interface Kept {
  readonly token: string;
  readonly exp: string;
}

function signInOf(page: Page): Promise<Kept> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("poyToken") ?? "{}") as Kept);
}

/** Ends the session on the server without a word to the browser, as an idle time or another computer does. */
async function endSession(page: Page): Promise<void> {
  const { token } = await signInOf(page);
  const ended = await page.request.post("/api/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
}

/** Lets the sign-in run out: an hour after the last call the browser knows it, and the server refuses the token. */
async function expireToken(page: Page): Promise<void> {
  const kept = await signInOf(page);
  const old = { ...kept, exp: new Date(Date.now() - 1000).toISOString(), token: altered(kept.token) };
  await page.evaluate((text) => localStorage.setItem("poyToken", text), JSON.stringify(old));
}

function altered(token: string): string {
  const at = token.lastIndexOf(".") + 20;
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

/** Everything that this browser holds of anybody, as one text. */
function everythingKept(page: Page): Promise<string> {
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
    .poll(() => page.getByRole("textbox", { name: "Text", exact: true }).inputValue(), { timeout: 10_000 })
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
  await endSession(page);
  await page.getByRole("button", { name: /^Registrera A/ }).click();
  await page.waitForURL(LOGIN);
}

const list = (page: Page) => page.getByRole("grid", { name: "Transaktioner" });

async function expectNumbers(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto("/accounting/transaction");
  await page.getByText(`${numbers.length} transaktion`).waitFor();
  expect((await list(page).getByRole("link").allTextContents()).toSorted()).toEqual(numbers);
}

test("a session ended while a voucher is typed: it is there after the next sign-in, and registered once", async ({
  page,
  browser,
}) => {
  browser.expectProblem(/401/);
  await signInWithBooks(page, ANNA);
  await typeAndLoseSession(page);
  await signIn(page, ANNA);
  await page.waitForURL("**/accounting/transaction/create");
  await expectVoucher(page);
  await registerVoucher(page, "A 1");
  await expectNumbers(page, ["A 1"]);
});

test("what waits is sent from the top bar, and the form knows of it", async ({ page, browser }) => {
  browser.expectProblem(/401/);
  await signInWithBooks(page, DAVID);
  await typeAndLoseSession(page);
  await signIn(page, DAVID);
  await expectVoucher(page);
  await page.getByText("Din inloggning hade gått ut. Det du har skrivit finns kvar.").waitFor();
  await page.getByRole("banner").getByRole("button", { name: "Försök igen" }).click();
  await page.getByText(/^A 1 registrerad/).waitFor();
  await page.getByText("Inga belopp ännu").waitFor();
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

test("whoever signs in instead sees nothing of it, and nothing of it is left in the browser", async ({
  page,
  browser,
}) => {
  browser.expectProblem(/401/);
  await signInWithBooks(page, ANNA);
  await typeAndLoseSession(page);
  expect(await everythingKept(page)).toContain(SECRET);
  await signIn(page, BERTIL);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  const kept = await everythingKept(page);
  for (const secret of [SECRET, ANNA.name, ANNA.email, "Havtorn", "Företagskonto"]) {
    expect(kept).not.toContain(secret);
  }
  expect(await page.locator("body").innerText()).not.toContain("Havtorn");
});

test("a token in the address is confirmed and leaves the address; a false one lets nobody in", async ({
  page,
  browser,
}) => {
  browser.expectProblem(/401/);
  await signIn(page, ANNA);
  const { token } = await signInOf(page);
  const fresh = await browser.newPerson();
  const address = encodeURIComponent("/settings");
  let whileAsking = "";
  await fresh.route("**/api/auth/token", (route) => {
    whileAsking = fresh.url();
    return route.continue();
  });
  await fresh.goto(`/login/code?token=${token}&returnUrl=${address}`);
  await fresh.waitForURL("**/settings");
  await fresh.getByRole("button", { name: `Användare: ${ANNA.name}` }).waitFor();
  expect(new URL(whileAsking).search).toBe("");
  await fresh.goBack().catch(() => undefined);
  expect(fresh.url()).not.toContain("token");

  const stranger = await browser.newPerson();
  await stranger.goto(`/login/code?token=${altered(token)}`);
  await stranger.getByRole("alert").waitFor();
  expect(stranger.url()).not.toContain("token");
  expect(await signInOf(stranger)).toEqual({});
  await stranger.getByRole("button", { name: "Logga in igen" }).click();
  await stranger.waitForURL("**/login");
});

test("a token in the address does not put another in one's place unasked", async ({ page, browser }) => {
  await signIn(page, ANNA);
  const { token } = await signInOf(page);
  const other = await browser.newPerson();
  await signIn(other, BERTIL);
  await other.goto(`/login/code?token=${token}`);
  await other.getByRole("heading", { name: "Byta användare?" }).waitFor();
  await other.getByRole("button", { name: "Avbryt" }).click();
  await other.getByRole("button", { name: `Användare: ${BERTIL.name}` }).waitFor();
});

test.for(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
  "returnUrl=%s leads to our own home page",
  async (returnUrl, { page }) => {
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await signIn(page, ANNA);
    await page.waitForURL("**/accounting");
    const { token } = await signInOf(page);
    await page.goto(`/login/code?token=${token}&returnUrl=${encodeURIComponent(returnUrl)}`);
    await page.waitForURL("**/accounting");
  },
);

test("a sign-in service that is away is told of", async ({ page }) => {
  await page.goto("/login?error=unavailable");
  await page.getByText("Inloggningstjänsten svarar inte just nu. Försök igen om en stund.").waitFor();
  await expectAccessibleInBothThemes(page);
});
