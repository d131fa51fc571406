import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "./screenshots/product-calls.ts";
import { expectAccessible } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import { ANNA } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const COUNT = 320;

/** Signs in with books that fill many screens. */
async function signInWithManyTransactions(page: Page): Promise<void> {
  await signInWithBooks(page);
  const origin = new URL(page.url()).origin;
  const ids = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("poyToken") ?? "{}") as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const json = async (path: string) => (await fetch(path, { headers })).json();
    const companyId = (await json("/api/company")).companies[0].id as number;
    const settings = await json(`/api/data/load/c${companyId}-accountSettings.json`);
    return { companyId, yearId: settings.fiscalYears2[0].id as string };
  });
  const append = Array.from({ length: COUNT }, (_, index) => ({
    series: "A",
    date: `2025-${String(1 + (index % 12)).padStart(2, "0")}-15`,
    text: `Försäljning ${index + 1}`,
    locked: false,
    entries: [
      { accountId: 1930, amount: 100 + index },
      { accountId: 3001, amount: -100 - index },
    ],
  }));
  const calls = await productCalls(page, origin);
  await calls.commit(ids.companyId, "register", [
    { key: `c${ids.companyId}-${ids.yearId}-transactions`, append },
  ]);
}

const focused = (page: Page) => page.locator("tbody tr:focus");
const sheetTop = (page: Page) =>
  page.locator('[data-scroll-restoration-id="sheet"]').evaluate((element) => Math.round(element.scrollTop));

/** How many tab stops the rows of the page's list have. */
const tabStops = (page: Page) =>
  page
    .locator("tbody")
    .first()
    .evaluate((body) => {
      const stops = body.querySelectorAll<HTMLElement>("tr, a[href], button, input, select");
      return [...stops].filter((element) => element.tabIndex === 0 && element.offsetParent !== null).length;
    });

test("lists and reports: one tab stop, the row in the address, back and reload to the same place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await signInWithManyTransactions(page);

  await page.goto("/accounting/transaction?pageSize=0");
  await page.getByText(`Visar 1–${COUNT} av ${COUNT}`).waitFor();
  expect(await tabStops(page)).toBe(1);
  await page.locator("tbody tr[tabindex='0']").focus();
  await page.keyboard.press("End");
  await focused(page).getByText("A 1", { exact: true }).waitFor();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowUp");
  await page.waitForURL(/row=A-\d+/);
  const row = await focused(page).getByRole("link").innerText();
  await expectAccessible(page, "main");
  const place = await sheetTop(page);
  expect(place).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: `Transaktion ${row}` }).waitFor();
  const voucher = page.url();
  await page.goBack();
  await focused(page).getByText(row, { exact: true }).waitFor();
  await expect.poll(() => sheetTop(page)).toBe(place);
  await page.reload();
  await focused(page).getByText(row, { exact: true }).waitFor();
  await expect.poll(() => sheetTop(page)).toBe(place);

  // The address alone shows the row, too; and Ctrl+Enter leaves the list at its position.
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole("link", { name: row, exact: true }).waitFor();
  await expect.poll(() => sheetTop(other)).toBeGreaterThan(1000);
  await other.close();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.keyboard.press("Control+Enter"),
  ]);
  await tab.waitForURL(voucher);
  await tab.close();
  expect(page.url()).toBe(address);

  await page.goto("/accounting/report/ledger");
  await page.getByRole("heading", { name: "Huvudbok", exact: true }).waitFor();
  await page.getByRole("row", { name: /^1930 / }).waitFor();
  expect(await tabStops(page)).toBe(1);
  await page.locator("tbody tr[tabindex='0']").focus();
  await page.keyboard.press("End");
  await focused(page)
    .getByText(/^Utgående balans/)
    .waitFor();
  await page.keyboard.press("PageUp");
  const line = await focused(page).getByRole("link").first().innerText();
  await expectAccessible(page, "main");
  const linePlace = await sheetTop(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Transaktion/ }).waitFor();
  await page.goBack();
  await focused(page).getByText(line, { exact: true }).first().waitFor();
  await expect.poll(() => sheetTop(page)).toBe(linePlace);

  await page.goto("/accounting/report/balance");
  await page.getByRole("row", { name: /^1930 / }).waitFor();
  expect(await tabStops(page)).toBe(1);
  await page.getByRole("row", { name: /^1930 / }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^1930 / }).waitFor();
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await focused(page).getByText(/^1930/).waitFor();
});

test("the chart: one row at a time in the order of Tab, its controls after it", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting/accountPlan");
  const first = page.locator("tbody tr[tabindex='0']");
  await first.focus();
  await page.keyboard.press("ArrowDown");
  const number = await focused(page).locator("td").first().innerText();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(`Beskrivning av konto ${number}`);
  const names = ["Konto _ är aktivt", "Redigera konto _", "Migrera konto _", "Radera konto _"];
  for (const name of names.map((text) => text.replace("_", number))) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
  }
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("tbody") === null)).toBe(true);
});
