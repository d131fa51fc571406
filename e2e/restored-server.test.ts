import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type ProductCalls, productCalls, suggestedAccount } from "./screenshots/product-calls.ts";
import { signInWithBooks } from "./support/books.ts";
import type { TestBrowser } from "./support/browser.ts";
import type { Product } from "./support/product.ts";
import { ANNA, signIn } from "./support/sign-in.ts";
import { storedVouchers, yearOf } from "./support/stored-vouchers.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, typeVoucher } from "./support/vouchers.ts";

// H2: what a browser holds came after the moment that the server has been put back to.

const CONFLICT = "Kunde inte spara data. Den har ändrats av en annan klient. Var god att ladda om sidan.";
const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const nameOf = (page: Page, account: number) => page.getByLabel(`Beskrivning av konto ${account}`);
const list = (page: Page) => page.getByRole("grid", { name: "Transaktioner" });

interface Books {
  readonly companyId: number;
  readonly chart: string;
  readonly transactions: string;
}

async function booksOf(page: Page): Promise<Books> {
  const { companyId, fiscalYearId } = await yearOf(page);
  const key = (kind: string) => `c${companyId}-${fiscalYearId}-${kind}`;
  return { companyId, chart: key("accountPlan"), transactions: key("transactions") };
}

async function register(calls: ProductCalls, books: Books, ...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const voucher = {
      series: "A",
      date: "2025-03-01",
      text,
      entries: [
        { accountId: 1930, amount: 100 + index },
        { accountId: 3001, amount: -100 - index },
      ],
      locked: false,
    };
    await calls.commit(books.companyId, "register", [{ key: books.transactions, append: [voucher] }]);
  }
}

async function rename1930(calls: ProductCalls, { companyId, chart }: Books, name: string): Promise<void> {
  const account = await suggestedAccount("bas-2025-ab", 1930);
  await calls.commit(companyId, "edit", [
    { key: chart, ifMatch: await calls.etag(chart), put: [{ ...account, name }] },
  ]);
}

/** The number of the revision, without what tells its history. */
const revision = (etag: string) => /^"(\d+)-/.exec(etag)?.[1];

async function openList(page: Page): Promise<void> {
  await page.goto("/accounting/transaction");
  await list(page).waitFor();
}

async function texts(page: Page): Promise<readonly string[]> {
  const found = await storedVouchers(page);
  return found.map((line) => line.replace(/ 2025-\d\d-\d\d /, " ").replace(/:.*/, ""));
}

/** Copies the whole folder while the server is stopped, and gives what puts the copy back. */
async function copyFolder(product: Product): Promise<(dataFolder: string) => Promise<string>> {
  const copy = await mkdtemp(join(tmpdir(), "huvudbok-copy-"));
  await product.restart(async (folder) => {
    await cp(folder, copy, { recursive: true });
    return folder;
  });
  return async (folder) => {
    await rm(folder, { recursive: true });
    await rename(copy, folder);
    return folder;
  };
}

/** Types a voucher and renames an account that others have renamed, without a connection. */
async function workOffline(page: Page): Promise<Page> {
  const form = await page.context().newPage();
  await openVoucherForm(form);
  await nameOf(page, 1930).waitFor();
  await page.context().setOffline(true);
  await nameOf(page, 1930).fill("Bankkonto");
  await nameOf(page, 1930).press("Enter");
  await page.getByRole("status").getByText("Inte sparat", { exact: true }).waitFor();
  await typeVoucher(form, {
    date: "2025-05-02",
    text: "Utan nät",
    rows: [
      ["5460", 125],
      ["1930", -125],
    ],
  });
  await form.getByRole("button", { name: /^Registrera A/ }).click();
  await form.getByText("Transaktionen är inte registrerad").waitFor();
  return form;
}

/** Another computer of the same person, which goes on from what was restored. */
async function goOnElsewhere(product: Product, browser: TestBrowser, books: Books): Promise<ProductCalls> {
  const elsewhere = await browser.newPerson();
  await signIn(elsewhere, ANNA);
  const calls = await productCalls(elsewhere, product.url);
  await register(calls, books, "Sann 1", "Sann 2", "Sann 3");
  await rename1930(calls, books, "Checkkonto");
  return calls;
}

test("a copy of the data folder is put back: open pages show the true books, and lose nothing unsent", {
  timeout: 180_000,
}, async ({ page, browser, product }) => {
  browser.expectProblem(/ERR_|412|503/);
  await signInWithBooks(page, ANNA);
  const books = await booksOf(page);
  const before = await productCalls(page, product.url);
  await register(before, books, "Före");
  const putBack = await copyFolder(product);
  await register(before, books, "Förlorad 1", "Förlorad 2", "Förlorad 3");
  await rename1930(before, books, "Förlorat namn");
  const held = await Promise.all([before.etag(books.transactions), before.etag(books.chart)]);

  await page.goto("/accounting/accountPlan?search=19");
  await expect.poll(() => nameOf(page, 1930).inputValue(), { timeout: 10_000 }).toBe("Förlorat namn");
  const overview = await page.context().newPage();
  await openList(overview);
  await row(overview, /A 4 .*Förlorad 3/).waitFor();
  const form = await workOffline(page);

  await product.restart(putBack);
  const after = await goOnElsewhere(product, browser, books);
  const found = await Promise.all([after.etag(books.transactions), after.etag(books.chart)]);
  expect(found.map(revision)).toEqual(held.map(revision));
  expect(found).not.toEqual(held);

  await page.context().setOffline(false);
  for (const number of [1, 2, 3]) {
    await row(overview, new RegExp(`A ${number + 1} .*Sann ${number}`)).waitFor();
  }
  await row(overview, /A 5 .*Utan nät.*125,00/).waitFor();
  await overview.getByText("5 transaktioner").waitFor();
  expect(await row(overview, /Förlorad/).count()).toBe(0);
  const stored = ["A 1 Före", "A 2 Sann 1", "A 3 Sann 2", "A 4 Sann 3", "A 5 Utan nät"];
  expect(await texts(overview)).toEqual(stored);

  // Both versions: the one that is true, and the one that was typed.
  await page.getByText("Inte sparat, men kvar: Konto 1930 heter nu Bankkonto").waitFor();
  expect(await page.getByText(CONFLICT).count()).toBe(1);
  await expect.poll(() => nameOf(page, 1930).inputValue(), { timeout: 10_000 }).toBe("Checkkonto");
  await form.close();

  // The same after a reload, out of what the browser keeps.
  await overview.reload();
  await row(overview, /A 5 .*Utan nät/).waitFor();
  await overview.getByText("5 transaktioner").waitFor();
  expect(await texts(overview)).toEqual(stored);
  expect(await row(overview, /Förlorad/).count()).toBe(0);
  await page.reload();
  await expect.poll(() => nameOf(page, 1930).inputValue(), { timeout: 10_000 }).toBe("Checkkonto");
  await page.getByText("Inte sparat, men kvar: Konto 1930 heter nu Bankkonto").waitFor();
  await page.getByRole("button", { name: "Släng ändringen" }).click();
});
