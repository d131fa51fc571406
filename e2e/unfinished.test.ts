import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessible.ts";
import { createFiscalYear, signInWithBooks } from "./support/books.ts";
import { CREATE, expectFocusOn, valueOf } from "./support/entry-form.ts";
import { BERTIL, type Person, signIn, signOut, throughProvider } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, registerVoucher, type TypedVoucher, typeVoucher } from "./support/vouchers.ts";

let people = 0;
/** Somebody of whom this browser keeps nothing yet. */
const newcomer = (): Person => ({ name: "Ulla Ung", email: `ulla${++people}@example.se` });

const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: "Lera till verkstaden",
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};

/** Another window of the same browser. */
async function newTab(page: Page, path = CREATE): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** The form with everything but the last amount, of which two digits are typed. */
async function typeHalf(page: Page): Promise<void> {
  await page.getByText("Avancerad").click();
  await typeVoucher(page, { ...VOUCHER, rows: [["5460", 125]] });
  await page.getByLabel("Konto, rad 2").fill("1930");
  await page.getByLabel("Konto, rad 2").press("Escape");
  await page.getByLabel("Kredit, rad 2").click();
  await page.keyboard.type("12");
}

async function expectHalf(page: Page): Promise<void> {
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
  expect(await valueOf(page, "Datum")).toBe(VOUCHER.date);
  expect(await valueOf(page, "Konto, rad 1")).toBe("5460");
  expect(await valueOf(page, "Debet, rad 1")).toBe("125,00");
  expect(await valueOf(page, "Konto, rad 2")).toBe("1930");
  expect(await valueOf(page, "Kredit, rad 2")).toBe("12");
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const elsewhere = (page: Page) => page.getByText("Transaktionen skrivs i en annan flik");

test("a tab closed in the middle of an amount loses no letter, and one goes on where one was", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page);
  await typeHalf(first);
  await first.close();
  const second = await newTab(page);
  await expectHalf(second);
  await second.getByText(/^Det du hade börjat skriva \d\d:\d\d är kvar/).waitFor();
  await expectFocusOn(second, "Kredit, rad 2");
  await second.keyboard.type("5");
  expect(await valueOf(second, "Kredit, rad 2")).toBe("125");
  await registerVoucher(second, "A 1");
  await second.close();
  const third = await newTab(page);
  await expectFocusOn(third, "Datum");
  expect(await valueOf(third, "Text")).toBe("");
});

test("a reload and Back lose no letter, nor does an amount that cannot be read", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  await page.goto("/accounting/transaction");
  await page.goto(CREATE);
  await typeHalf(page);
  await page.reload();
  await expectHalf(page);
  await page.goBack();
  await page.getByRole("heading", { name: "Transaktioner", exact: true }).waitFor();
  await page.goForward();
  await expectHalf(page);
  await page.getByLabel("Kredit, rad 2").fill("12x");
  await page.getByLabel("Datum", { exact: true }).fill("2025-13");
  await page.reload();
  await expect.poll(() => valueOf(page, "Kredit, rad 2"), { timeout: 10_000 }).toBe("12x");
  expect(await valueOf(page, "Datum")).toBe("2025-13");
});

test("one tab edits a form; another says so and takes over with every letter, and nothing is lost", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
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
  // The first takes it back with what the second has made of it.
  await button(page, "Ta över").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe("Lera och glas");
  await elsewhere(tab).waitFor();
  await page.getByLabel("Kredit, rad 2").fill("125");
  await registerVoucher(page, "A 1");
  // Nothing is typed there now: whoever goes to the other tab just goes on.
  await tab.getByRole("heading", { name: "Ny transaktion" }).click();
  await elsewhere(tab).waitFor({ state: "detached" });
  await expect.poll(() => valueOf(tab, "Text"), { timeout: 10_000 }).toBe("");
});

test.for([
  ["the server failed", 500],
  ["nothing answered", 0],
] as const)(
  "%s, then the tab is closed: the form waits in the next one",
  async ([, status], { page, browser }) => {
    browser.expectProblem(/500|ERR_FAILED/);
    await signInWithBooks(page, newcomer());
    const first = await newTab(page);
    await openVoucherForm(first);
    await typeVoucher(first, VOUCHER);
    await first.route("**/api/data/commit*", (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, body: '{"error":{"message":"boom"}}' }),
    );
    await button(first, /^Registrera A/).click();
    await first.getByText("Transaktionen är inte registrerad").waitFor();
    expect(await first.getByRole("main").innerText()).not.toContain('{"');
    await button(first, "Försök igen").first().waitFor();
    await first.close();
    const second = await newTab(page);
    await expect.poll(() => valueOf(second, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
    await registerVoucher(second, "A 1");
    await second.goto("/accounting/transaction");
    await second.getByText("1 transaktion").waitFor();
  },
);

test("another year shows another form and tells where the first is; it is registered in its own year only", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.goto(CREATE);
  await typeVoucher(page, { date: "2026-02-01", text: "Nästa års lera", rows: [] });
  await button(page, /^Räkenskapsår/).click();
  await page.getByRole("menuitem", { name: /2025-01-01/ }).click();
  await page
    .getByText("En påbörjad transaktion ligger kvar i räkenskapsåret 2026-01-01 – 2026-12-31: Nästa års lera")
    .waitFor();
  await expect.poll(() => valueOf(page, "Text")).toBe("");
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  await button(page, "Byt till det året").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe("Nästa års lera");
  expect(await valueOf(page, "Datum")).toBe("2026-02-01");
});

test("another person who signs in is asked, sees nothing of it, and it is there for its owner", async ({
  page,
}) => {
  await signInWithBooks(page, BERTIL);
  await signOut(page, BERTIL);
  const owner = newcomer();
  await page.goto("/login");
  await signInWithBooks(page, owner);
  await page.goto(CREATE);
  await typeHalf(page);
  await page.evaluate(() => localStorage.removeItem("poyToken"));
  await page.goto("/login");
  await throughProvider(page, BERTIL);
  await page.getByText("Här finns 1 påbörjat formulär som någon annan inte har sparat klart").waitFor();
  await button(page, `Logga in som ${BERTIL.name}`).click();
  await page.getByText("Allt är klart att bokföra").waitFor();
  await page.goto(CREATE);
  await expectFocusOn(page, "Datum");
  expect(await valueOf(page, "Text")).toBe("");
  expect(await page.locator("body").innerText()).not.toContain(VOUCHER.text);
  await signOut(page, BERTIL);
  await page.goto("/login");
  await signIn(page, owner);
  await page.goto(CREATE);
  await expectHalf(page);
});

test("what is thrown away comes back by Ångra", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await typeHalf(page);
  await button(page, /^Avbryt/).click();
  const question = page.getByRole("dialog", { name: "Kasta det du har skrivit?" });
  await question.getByRole("button", { name: "Fortsätt skriva" }).click();
  await question.waitFor({ state: "detached" });
  await button(page, /^Avbryt/).click();
  await question.getByRole("button", { name: "Kasta" }).click();
  await page.getByText("Det du hade skrivit är kastat").waitFor();
  await button(page, "Ångra").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
});

test("a form that was begun before can be emptied, and Ångra brings it back", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await typeHalf(page);
  await page.reload();
  await expectHalf(page);
  await button(page, "Börja om").click();
  await page.getByText("Formuläret är tömt").waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await button(page, "Ångra").click();
  await expect.poll(() => valueOf(page, "Text")).toBe(VOUCHER.text);
  expect(await valueOf(page, "Debet, rad 1")).toBe("125,00");
  // Its field was left on the way to the button.
  expect(await valueOf(page, "Kredit, rad 2")).toBe("12,00");
});

/** Damages what is kept of unfinished forms, as a program would see it that does not know their format. */
async function makeUnreadable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("the database does not answer")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.includes("-unfinished-")) continue;
      const database = await answer(indexedDB.open(name));
      const store = database.transaction("unfinished", "readwrite").objectStore("unfinished");
      for (const record of await answer(store.getAll())) await answer(store.put({ ...record, version: 99 }));
      database.close();
    }
  });
}

test("a form that cannot be read is told of and stays; thrown away, it comes back by Ångra", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await typeHalf(page);
  await page.goto("/accounting/transaction");
  await makeUnreadable(page);
  await page.goto(CREATE);
  const notice = page.getByText("Ett påbörjat formulär går inte att läsa");
  await notice.waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  await page.reload();
  await notice.waitFor();
  await expectAccessibleInBothThemes(page);
  await button(page, "Kasta det").click();
  await notice.waitFor({ state: "detached" });
  await button(page, "Ångra").click();
  await notice.waitFor();
});

test("a browser that keeps nothing says so, and one can register all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBTransaction.prototype.commit = function refusing(this: IDBTransaction) {
      this.abort();
    };
  });
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await typeVoucher(page, VOUCHER);
  await page.getByText("Webbläsaren sparar inte det du skriver här").waitFor();
  await expectAccessibleInBothThemes(page);
  await registerVoucher(page, "A 1");
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

test("a note on a voucher is kept until it is saved", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  const first = await newTab(page, "/accounting/transaction/A/1");
  await button(first, "Skriv anteckning").click();
  await first.getByRole("textbox", { name: "Anteckning" }).fill("Köpt hos Ler");
  await first.close();
  const second = await newTab(page, "/accounting/transaction/A/1");
  const note = second.getByRole("textbox", { name: "Anteckning" });
  await note.waitFor();
  expect(await note.inputValue()).toBe("Köpt hos Ler");
  await button(second, "Avbryt").click();
  await button(second, "Ångra").click();
  expect(await note.inputValue()).toBe("Köpt hos Ler");
  await second.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await second.getByText("Anteckningen är sparad").waitFor();
  await second.reload();
  await second.getByText("Köpt hos Ler").waitFor();
  await button(second, "Ändra anteckning").waitFor();
});

test("a company's details are kept until they are saved, in a new company and in one that is there", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, "/settings/company/create");
  await first.getByLabel("Namn").fill("Ny AB");
  await first.close();
  const second = await newTab(page, "/settings/company/create");
  await second.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  expect(await second.getByLabel("Namn").inputValue()).toBe("Ny AB");
  await button(second, "Börja om").click();
  await expect.poll(() => second.getByLabel("Namn").inputValue()).toBe("");
  await second.close();
  const third = await newTab(page, "/settings/company/edit");
  await third.getByLabel("Telefon").fill("0431-1");
  await third.reload();
  await third.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  await expect.poll(() => third.getByLabel("Telefon").inputValue()).toBe("0431-1");
  await third.getByLabel("Telefon").fill("0431-555 01 99");
  await third.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await third.waitForURL("**/accounting");
  await third.goto("/settings/company/edit");
  await expect.poll(() => third.getByLabel("Telefon").inputValue()).toBe("0431-555 01 99");
  expect(await third.getByText("är kvar").count()).toBe(0);
});

const opening = (page: Page, account: number) => page.getByLabel(`Ingående balans på konto ${account}`);

test("opening balances are kept through a closed tab, and nothing is saved beside what cannot be read", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, "/accounting/accountBalance?search=19");
  await opening(first, 1910).fill("5000");
  await opening(first, 1910).press("Tab");
  await opening(first, 1930).fill("12a");
  await first.close();
  const second = await newTab(page, "/accounting/accountBalance?search=19");
  await expect.poll(() => opening(second, 1910).inputValue(), { timeout: 10_000 }).toBe("5\u00A0000,00");
  expect(await opening(second, 1930).inputValue()).toBe("12a");
  await second.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await second.getByText('Inget är sparat: "12a" på konto 1930 är inget belopp.').waitFor();
  await expectFocusOn(second, "Ingående balans på konto 1930");
  const third = await newTab(page, "/accounting/accountBalance?search=19");
  await third.getByText("Ingående balans skrivs i en annan flik").waitFor();
  await second.keyboard.type("-12");
  await second.keyboard.press("Control+s");
  await second.getByText("Ingående balans är sparad").waitFor();
  await second.close();
  await third.reload();
  await expect.poll(() => opening(third, 1930).inputValue(), { timeout: 10_000 }).toBe("−12,00");
});

test("without a connection nothing is said to be saved, and what waited is told of when it is sent", async ({
  page,
  browser,
}) => {
  browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signInWithBooks(page, newcomer());
  await page.goto("/accounting/accountPlan");
  const words = page.getByRole("banner").getByRole("status");
  await words.getByText("Sparat", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Transaktioner", exact: true }).click();
  await page.getByRole("heading", { name: "Transaktioner", exact: true }).waitFor();
  await page.keyboard.press("n");
  await expectFocusOn(page, "Datum");
  await page.context().setOffline(true);
  await words.getByText("Ingen anslutning", { exact: true }).waitFor();
  await typeVoucher(page, VOUCHER);
  await button(page, /^Registrera A/).click();
  await words.getByText("Inte sparat", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Kontoplan" }).click();
  await page.getByRole("heading", { name: "Kontoplan", exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Det som väntade är skickat").waitFor();
  await page.getByText(`A 1 ${VOUCHER.text}, ${VOUCHER.date}, är registrerad`).waitFor();
  await words.getByText("Sparat", { exact: true }).waitFor();
  await page.goto(CREATE);
  await button(page, /^Registrera A 2/).waitFor();
  expect(await valueOf(page, "Text")).toBe("");
});
