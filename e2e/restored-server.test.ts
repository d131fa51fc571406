import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type ProductCalls, productCalls, suggestedAccount } from "./screenshots/product-calls.ts";
import { runCommand } from "./support/backup-commands.ts";
import { signInWithBooks } from "./support/books.ts";
import type { TestBrowser } from "./support/browser.ts";
import type { Product } from "./support/product.ts";
import { ANNA, BERTIL, beSignedIn, type Person, signIn } from "./support/sign-in.ts";
import { storedVouchers, yearOf } from "./support/stored-vouchers.ts";
import { testOnOwnProduct } from "./support/test.ts";
import { openVoucherForm, typeVoucher } from "./support/vouchers.ts";

const test = testOnOwnProduct();

// A browser holds what was saved after the backup that the server has been restored from (ST22).

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

/** The number of the revision, without the part that identifies its history. */
const revision = (etag: string) => /^"(\d+)-/.exec(etag)?.[1];

async function openList(page: Page): Promise<void> {
  await page.goto("/accounting/transaction");
  await list(page).waitFor();
}

async function texts(page: Page): Promise<readonly string[]> {
  const found = await storedVouchers(page);
  return found.map((line) => line.replace(/ 2025-\d\d-\d\d /, " ").replace(/:.*/, ""));
}

/** Copies the whole folder while the server is stopped, and returns what puts the copy back. */
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
  await form.getByText("Registreringen är inte bekräftad").waitFor();
  return form;
}

/** Writes a backup while the server runs, and returns what restores it into an empty folder. */
async function backUp(product: Product): Promise<() => Promise<string>> {
  const place = await mkdtemp(join(tmpdir(), "huvudbok-backup-"));
  const backup = join(place, "backup");
  expect(await runCommand("backup", backup, product.dataFolder())).toContain("kontrollerade");
  return async () => {
    const restored = await mkdtemp(join(tmpdir(), "huvudbok-restored-"));
    expect(await runCommand("restore", backup, restored)).toContain("återställda");
    await rm(place, { recursive: true });
    return restored;
  };
}

/** Another computer of the same person, which continues from what was restored. */
async function goOnElsewhere(
  product: Product,
  browser: TestBrowser,
  books: Books,
  person: Person,
): Promise<ProductCalls> {
  const elsewhere = await browser.newPerson();
  await beSignedIn(elsewhere, person);
  const calls = await productCalls(elsewhere, product.url);
  await register(calls, books, "Sann 1", "Sann 2", "Sann 3");
  await rename1930(calls, books, "Checkkonto");
  return calls;
}

/**
 * The course of both tests: a copy, work that is lost, work without a connection, the copy put back, other work up to
 * the same revisions. `keep` makes the copy and returns what puts it back.
 */
async function losePart(
  page: Page,
  { browser, product }: { readonly browser: TestBrowser; readonly product: Product },
  person: Person,
  keep: (product: Product) => Promise<(dataFolder: string) => Promise<string>>,
): Promise<{ readonly overview: Page; readonly form: Page }> {
  await signInWithBooks(page, person);
  // Through the page that it will be led to again: what that page loads would be cut off by the end of the test.
  await signIn(page, person, "/accounting/transaction");
  const books = await booksOf(page);
  const before = await productCalls(page, product.url);
  await register(before, books, "Före");
  const putBack = await keep(product);
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
  const after = await goOnElsewhere(product, browser, books, person);
  const found = await Promise.all([after.etag(books.transactions), after.etag(books.chart)]);
  expect(found.map(revision)).toEqual(held.map(revision));
  expect(found).not.toEqual(held);
  return { overview, form };
}

/** The list shows the content of the books, and the voucher that was typed without a connection once. */
async function expectTrueList(overview: Page): Promise<void> {
  for (const number of [1, 2, 3]) {
    await row(overview, new RegExp(`A ${number + 1} .*Sann ${number}`)).waitFor();
  }
  await row(overview, /A 5 .*Utan nät.*125,00/).waitFor();
  await overview.getByText("5 transaktioner").waitFor();
  expect(await row(overview, /Förlorad/).count()).toBe(0);
  expect(await texts(overview)).toEqual([
    "A 1 Före",
    "A 2 Sann 1",
    "A 3 Sann 2",
    "A 4 Sann 3",
    "A 5 Utan nät",
  ]);
}

const question = (page: Page) =>
  page.getByText("Inte sparat, men kvar. Gäller: Konto 1930 heter nu Bankkonto");

/** Both versions: the stored one, and the one that was typed. */
async function expectBothNames(page: Page): Promise<void> {
  await question(page).waitFor();
  await expect.poll(() => nameOf(page, 1930).inputValue(), { timeout: 10_000 }).toBe("Checkkonto");
}

test("a copy of the data folder is put back: open pages show the true books, and lose nothing unsent", {
  timeout: 180_000,
}, async ({ page, browser, product }) => {
  browser.expectError(/ERR_|412|503/);
  const { overview, form } = await losePart(page, { browser, product }, ANNA, copyFolder);

  await page.context().setOffline(false);
  await expectTrueList(overview);
  await expectBothNames(page);
  expect(await page.getByText(CONFLICT).count()).toBe(1);
  await form.close();

  // The same after a reload, from what the browser stores.
  await overview.reload();
  await expectTrueList(overview);
  await page.reload();
  await expectBothNames(page);
  await page.getByRole("button", { name: "Kasta ändringen" }).click();
});

test("a backup made while people worked is restored elsewhere: who signs in again finds the true books", {
  timeout: 180_000,
}, async ({ page, browser, product }) => {
  browser.expectError(/ERR_|401|412|503/);
  const { overview, form } = await losePart(page, { browser, product }, BERTIL, backUp);

  // Sign-ins are in no backup.
  await page.context().setOffline(false);
  await page.waitForURL("**/login?**");
  await signIn(page, BERTIL);
  await page.waitForURL("**/accounting/accountPlan**");
  await overview.waitForURL("**/accounting/transaction");
  await expectTrueList(overview);
  await expect.poll(() => nameOf(page, 1930).inputValue(), { timeout: 10_000 }).toBe("Checkkonto");
  // The first tab after the sign-in asks, and when it is gone one that is opened or reloaded.
  const tabs = [page, overview, form];
  const asked = async () => (await Promise.all(tabs.map((tab) => question(tab).count()))).join("");
  await expect.poll(asked, { timeout: 10_000 }).toMatch(/^0*10*$/);
  await form.close();
  await overview.close();

  const anew = await page.context().newPage();
  await openList(anew);
  await expectTrueList(anew);
  await anew.close();
  await page.reload();
  await expectBothNames(page);
  await page.getByRole("button", { name: "Kasta ändringen" }).click();
});
