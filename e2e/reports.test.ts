import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { createChart, createCompany, createFiscalYear, signInWithBooks } from "./support/books.ts";
import { heading } from "./support/heading.ts";
import { printed, squeezed } from "./support/printed.ts";
import { ANNA, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { zipEntries } from "./support/zip-entries.ts";

interface Voucher {
  readonly date: string;
  readonly text: string;
  readonly entries: readonly {
    readonly accountId: number;
    readonly amount: number;
    readonly text?: string;
  }[];
}

/** Sells for 1 000 kronor with VAT every day, so that the books fill more than a screen. */
function sales(year: number, count: number): Voucher[] {
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
    text: `Försäljning dag ${index + 1}`,
    entries: [
      { accountId: 1930, amount: 1250 },
      { accountId: 3001, amount: -1000 },
      { accountId: 2611, amount: -250 },
    ],
  }));
}

/** Registers vouchers of a year through the calls that the pages make. */
async function register(page: Page, year: number, vouchers: readonly Voucher[]): Promise<void> {
  const status = await page.evaluate(
    async ([from, append]) => {
      const { token } = JSON.parse(localStorage.getItem("poyToken") ?? "{}") as { token: string };
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const json = async (path: string) => (await fetch(path, { headers })).json();
      const companyId = (await json("/api/company")).companies[0].id;
      const settings = await json(`/api/data/load/c${companyId}-accountSettings.json`);
      const years = settings.fiscalYears2 as { id: string; from: string }[];
      const id = years.find((candidate) => candidate.from === from)?.id;
      const body = {
        companyId,
        intent: "register",
        requestId: crypto.randomUUID(),
        changes: [{ key: `c${companyId}-${id}-transactions`, append }],
      };
      const answer = await fetch(`/api/data/commit?companyId=${companyId}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return `${answer.status} ${answer.ok ? "" : await answer.text()}`;
    },
    [`${year}-01-01`, vouchers.map((voucher) => ({ series: "A", locked: false, ...voucher }))] as const,
  );
  expect(status.trim()).toBe("200");
}

/** Signs in, and creates two years of books unless an earlier test has created them. Loads no page when they are there. */
async function signInWithTwoYears(page: Page): Promise<void> {
  await signInWithBooks(page, ANNA, undefined, async () => {
    await signIn(page);
    await createCompany(page);
    await createFiscalYear(page, "2024-01-01", "2024-12-31");
    await createChart(page);
    await register(page, 2024, sales(2024, 2));
    await createFiscalYear(page, "2025-01-01", "2025-12-31");
    await register(page, 2025, sales(2025, 300));
  });
}

const sheet = (page: Page) => page.locator('[data-scroll-restoration-id="sheet"]');
const scrolled = (page: Page) => sheet(page).evaluate((element) => Math.round(element.scrollTop));
const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

async function expectScrolledTo(page: Page, place: number): Promise<void> {
  await expect.poll(() => scrolled(page), { timeout: 5000 }).toBe(place);
}

test("from a report to an account, to a voucher, and back to the same places", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signInWithTwoYears(page);
  await page.goto("/accounting/report/balance");
  await row(page, /^S:a Tillgångar 2 500,00 375 000,00 377 500,00$/).waitFor();
  await row(page, /^Resultat .*300 000,00 .*$/).waitFor();
  await page.getByText("Senaste transaktion A 300").waitFor();
  await expectAccessibleInEitherTheme(page);

  await page.getByRole("link", { name: "2611" }).scrollIntoViewIfNeeded();
  const balancePlace = await scrolled(page);
  expect(balancePlace).toBeGreaterThan(50);
  await page.getByRole("link", { name: "2611" }).click();
  await page.getByRole("heading", { name: /^2611 / }).waitFor();
  await expectScrolledTo(page, 0);
  await row(page, /^A 1 2025-01-01 Försäljning dag 1 .*250,00.* −750,00$/).waitFor();
  await expectAccessibleInEitherTheme(page);

  await sheet(page).evaluate((element) => element.scrollTo({ top: 5000 }));
  await page.getByRole("link", { name: "A 190" }).waitFor();
  await expectScrolledTo(page, 5000);
  await page.getByRole("link", { name: "A 190" }).click();
  await page.waitForURL("**/accounting/transaction/A/190");
  await page.goBack();
  await page.getByRole("link", { name: "A 190" }).waitFor();
  await expectScrolledTo(page, 5000);
  await sheet(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await heading(page, "Balansrapport").waitFor();
  await expectScrolledTo(page, balancePlace);
});

test("the ledger of an account: details, the next account, and only our own way back", async ({ page }) => {
  await signInWithTwoYears(page);
  await page.goto("/accounting/report/account/1930?returnUrl=https://evil.example/");
  await row(page, /^2025-01-01 Ingående balans .*2 500,00$/).waitFor();
  expect(await page.getByRole("link", { name: "Tillbaka" }).getAttribute("href")).toBe("/accounting");
  await page.getByLabel("Detaljer").check();
  await row(page, /3001 Försäljning/)
    .first()
    .waitFor();
  await page.reload();
  await row(page, /3001 Försäljning/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Nästa konto" }).click();
  await page.getByRole("heading", { name: /^2611 / }).waitFor();
  await page.getByLabel("Konto", { exact: true }).selectOption("3001");
  await page.getByRole("heading", { name: /^3001 / }).waitFor();
  await sheet(page).evaluate((element) => element.scrollTo({ top: 1_000_000 }));
  await row(page, /^Omslutning.* 0,00 300 000,00/).waitFor();
  await row(page, /^2025-12-31 Utgående balans .*−300 000,00$/).waitFor();
  await page.goto("/accounting/report/account/9876");
  await page.getByText("Kontot finns inte i kontoplanen").waitFor();
});

test("result, period in the address, CSV and print", async ({ page }) => {
  await signInWithTwoYears(page);
  await page.goto("/accounting/report/result");
  await row(page, /^Konto Namn Ackumulerat Föregående period, 2024$/).waitFor();
  await row(page, /^Årets resultat 300 000,00 2 000,00$/).waitFor();
  await page.getByRole("button", { name: "Period: Hela räkenskapsåret" }).click();
  await page.getByRole("button", { name: "Kvartal 2" }).click();
  await page.waitForURL("**/accounting/report/result?from=2025-04-01&to=2025-06-30");
  await row(page, /^3001 Försäljning.* 91 000,00 181 000,00 0,00$/).waitFor();
  await page.reload();
  await row(page, /^3001 Försäljning.* 91 000,00 181 000,00 0,00$/).waitFor();
  await page.getByRole("button", { name: "Period: Kvartal 2" }).waitFor();
  await expectAccessibleInEitherTheme(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ladda ner CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("resultatrapport-2025-04-01-2025-06-30.csv");
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toContain("Konto;Namn;Period;Ackumulerat;Föregående period, apr–jun 2024\r\n");
  expect(csv).toMatch(/^3001;[^;]+;91000,00;181000,00;0,00\r$/m);

  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ladda ner Excel" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("resultatrapport-2025-04-01-2025-06-30.xlsx");
  const parts = zipEntries(readFileSync(await saved.path()));
  expect(parts.get("xl/workbook.xml")).toContain('name="Resultatrapport"');
  expect(parts.get("xl/worksheets/sheet1.xml")).toContain("<v>181000</v>");

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.getByRole("button", { name: "Skriv ut" }).click();
  expect(await page.locator("body").getAttribute("data-printed")).toBe("yes");
  await page.goto("/accounting/report/result?from=2025-11-01&to=2025-11-30");
  await page.getByText("Period 2025-11-01 – 2025-11-30").waitFor();
});

test("month by month on paper that lies, and beside days that are chosen", async ({ page }) => {
  await signInWithTwoYears(page);
  await page.goto("/accounting/report/result");
  const choice = page.getByLabel("Jämförelse");
  await choice.selectOption("Månad för månad");
  await row(page, /^3001 .* 31 000,00 28 000,00 .* 0,00 300 000,00$/).waitFor();
  await expectAccessibleInEitherTheme(page);
  const [paper] = await printed(page);
  expect([paper?.width, paper?.height].map((mm) => Math.round(mm ?? 0))).toEqual([297, 210]);
  const sales = paper?.rows.find(({ text }) => text.startsWith("3001"));
  expect(sales?.text).toMatch(/31000,0028000,00.*300000,00$/);
  expect(Math.max(...(sales?.texts ?? []).map(({ right }) => right))).toBeLessThan(297 - 17 + 0.5);

  await page.emulateMedia({ media: "screen" });
  await choice.selectOption("Jämför: 2024");
  await page.getByRole("columnheader", { name: "Jämförelse, 2024" }).waitFor();
  await page.getByRole("button", { name: /^Jämför med, i 2024/ }).press("Enter");
  await page.getByRole("button", { name: "Kvartal 1", exact: true }).click();
  await page.waitForURL(/compareFrom=2024-01-01&compareTo=2024-03-31/);
  await page.reload();
  await row(page, /^3001 .* 300 000,00 2 000,00$/).waitFor();
  await page.goto("/accounting/report/balance");
  await choice.selectOption("Jämför: 2024");
  await row(page, /^1930 .* 377 500,00 2 500,00$/).waitFor();
  await page.getByRole("columnheader", { name: "Utgående balans 2024-12-31" }).waitFor();
});

test("general ledger and transaction list: by window on the screen, whole on paper", async ({ page }) => {
  await signInWithTwoYears(page);
  await page.goto("/accounting/report/ledger");
  await page.getByRole("link", { name: /^1930 / }).waitFor();
  const rows = page.getByRole("row");
  expect(await rows.count()).toBeLessThan(150);
  await expectAccessibleInEitherTheme(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await rows.count()).toBeGreaterThan(900);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await expect.poll(() => rows.count()).toBeLessThan(150);
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000);

  // Longer than what the packer packs without a worker by default, which the content policy would refuse.
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ladda ner Excel" }).click(),
  ]);
  const sheetXml = zipEntries(readFileSync(await saved.path())).get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheetXml.length).toBeGreaterThan(160_000);
  expect(sheetXml.match(/<row /g)?.length).toBeGreaterThan(900);

  // To an account by its number, from the keyboard alone; then an interval of accounts, which paper names.
  await page.keyboard.press("/");
  await page.keyboard.type("300");
  await page.getByRole("link", { name: /^3001 / }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^3001 /);
  await page.getByRole("textbox", { name: "Konton" }).fill("19");
  await page.getByRole("textbox", { name: "Konton" }).press("Enter");
  await page.waitForURL(/[?&]accounts=19(&|$)/);
  await page.getByRole("link", { name: /^1930 / }).waitFor();
  expect(await page.getByRole("link", { name: /^3001 / }).count()).toBe(0);
  const [printedHead] = await printed(page);
  expect(squeezed(printedHead?.texts.map(({ text }) => text).join("") ?? "")).toContain(
    "Huvudbok,konto1900–1999",
  );

  await page.goto("/accounting/report/transaction");
  await page.getByText("300 transaktioner", { exact: true }).waitFor();
  await page.getByLabel("Sök").fill("dag 299");
  await page.getByText("1 transaktion", { exact: true }).waitFor();
  await row(page, /^Summa 1 250,00 1 250,00$/).waitFor();
  await page.getByLabel("Ordning").selectOption("Grundbok (registrering)");
  await page.waitForURL("**/accounting/report/transaction?search=dag+299&order=registration");
  await page.getByRole("heading", { name: "Transaktionslista (grundbok)" }).waitFor();
  await page.reload();
  await row(page, /^A 299 2025-10-26 /).waitFor();
  await expectAccessibleInEitherTheme(page);
});

test("on a telephone nothing stands beside the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithTwoYears(page);
  for (const name of ["balance", "result", "account/1930", "ledger", "transaction"]) {
    await page.goto(`/accounting/report/${name}`);
    await page.getByText("Senaste transaktion A 300").waitFor();
    expect(await sheet(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessibleInEitherTheme(page);
    // The first figure is in the upper half of the window (PG45).
    const figure = page.locator("main tbody td:visible").filter({ hasText: /,\d\d/ }).first();
    const box = await figure.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0) / 2, name).toBeLessThan(370);
  }
});
