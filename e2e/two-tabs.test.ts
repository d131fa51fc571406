import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks, storeBooks } from "./support/books.ts";
import { heading } from "./support/heading.ts";
import { ANNA, BERTIL, beSignedIn, type Person, signOut } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, registerVoucher, type TypedVoucher, typeVoucher } from "./support/vouchers.ts";

const sale = (text: string, amount: number): TypedVoucher => ({
  date: "2025-03-01",
  text,
  rows: [
    ["1930", amount],
    ["3001", -amount],
  ],
});

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

/** Signs in and opens the list of transactions. */
async function openList(page: Page, person: Person): Promise<void> {
  await signInWithBooks(page, person, "/accounting/transaction");
  await heading(page, "Transaktioner").waitFor();
}

/** Another window of the same browser. */
async function newTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** The numbers of all registered transactions, as the list shows them. */
async function numbers(page: Page): Promise<string[]> {
  const links = page.getByRole("grid", { name: "Transaktioner" }).getByRole("link");
  return links.allTextContents();
}

/** The company that a tab works in. */
async function companyOf(page: Page): Promise<number> {
  await page.getByRole("button", { name: /^Räkenskapsår: 2025/ }).waitFor();
  const session = await page.evaluate(() => sessionStorage.getItem("session"));
  return (JSON.parse(session ?? "{}") as { companyId: number }).companyId;
}

/** The company of a tab that is opened for a link of this one, from the link's context menu. */
async function companyOfNextTab(page: Page): Promise<number> {
  await page.bringToFront();
  await page.getByRole("link", { name: "Kontoplan", exact: true }).click({ button: "right" });
  const tab = await newTab(page, "/accounting/accountPlan");
  const company = await companyOf(tab);
  await tab.close();
  return company;
}

test("a transaction registered in one tab shows in the other, and in another browser", async ({
  page,
  browser,
}) => {
  await openList(page, ANNA);
  await page.getByText("Inga transaktioner ännu").waitFor();
  const elsewhere = await browser.newPerson();
  await beSignedIn(elsewhere, ANNA);
  await elsewhere.goto("/accounting/report/result");
  await heading(elsewhere, "Resultatrapport").waitFor();

  const tab = await newTab(page, "/accounting/transaction/create");
  await openVoucherForm(tab);
  await typeVoucher(tab, sale("Vaser", 100));
  await registerVoucher(tab, "A 1");
  await row(page, /A 1 .*Vaser.*100,00/).waitFor();
  await row(elsewhere, /^3001 .*100,00/).waitFor();

  await openVoucherForm(elsewhere);
  await typeVoucher(elsewhere, sale("Skålar", 200));
  await registerVoucher(elsewhere, "A 2");
  await row(page, /A 2 .*Skålar.*200,00/).waitFor();
  await tab.getByRole("button", { name: "Registrera A 3" }).waitFor();
});

test("two who register at the same time get numbers without gap", async ({ page, browser }) => {
  await openList(page, BERTIL);
  const tab = await newTab(page, "/accounting/transaction/create");
  const elsewhere = await browser.newPerson();
  await beSignedIn(elsewhere, BERTIL);
  const forms = [tab, elsewhere];
  for (const form of forms) await openVoucherForm(form);
  for (const round of [1, 2]) {
    await Promise.all(forms.map((form, index) => typeVoucher(form, sale(`Omgång ${round}.${index}`, 10))));
    await Promise.all(
      forms.map(async (form) => {
        await form.getByRole("button", { name: /^Registrera A/ }).click();
        await form.getByText("Inga belopp ännu").waitFor();
      }),
    );
  }
  await expect.poll(() => numbers(page), { timeout: 10_000 }).toHaveLength(4);
  expect((await numbers(page)).toSorted()).toEqual(["A 1", "A 2", "A 3", "A 4"]);
});

test("theme and density follow in the other tab, a company does not, and signing out does", async ({
  page,
}) => {
  await openList(page, ANNA);
  const tab = await newTab(page, "/settings");
  await tab.getByLabel("Tema").selectOption("Mörkt");
  await tab.getByLabel("Kompakt").check();
  await tab.getByRole("button", { name: "Spara" }).click();
  await page.locator('[data-mantine-color-scheme="dark"][data-density="compact"]').waitFor();

  await tab.getByText("Inställningarna är sparade").waitFor();
  // Each tab in a company of its own: a link opens in the company of the tab that it is in.
  await storeBooks(page);
  await page.goto("/accounting/transaction");
  const [first, second] = [await companyOf(tab), await companyOf(page)];
  expect(second).not.toBe(first);
  for (const [opener, company] of [
    [page, second],
    [tab, first],
    [page, second],
  ] as const) {
    expect(await companyOfNextTab(opener)).toBe(company);
  }
  expect([await companyOf(tab), await companyOf(page)]).toEqual([first, second]);
  await signOut(tab);
  await page.waitForURL("**/login?returnUrl=%2Faccounting%2Ftransaction");
  await page.goto("/accounting/transaction");
  await page.waitForURL("**/login?returnUrl=**");
});
