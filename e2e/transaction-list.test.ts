import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "./support/books.ts";
import { heading } from "./support/heading.ts";
import { ANNA, type Person } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const LIST = "/accounting/transaction";
const COUNT = 260;

/** The transactions of the list: one in fifty is of clay. */
const VOUCHERS = Array.from({ length: COUNT }, (_, index) => ({
  date: `2025-${String(1 + (index % 12)).padStart(2, "0")}-15`,
  text: index % 50 === 7 ? `Lera nummer ${index + 1}` : `Försäljning ${index + 1}`,
  entries: [
    { accountId: 1930, amount: 100 + index },
    { accountId: 3001, amount: -100 - index },
  ],
}));

/** Signs somebody in who has them, and opens the list. */
function openLongList(page: Page, person: Person): Promise<void> {
  return signInWithBooks(page, person, LIST, (calls) => storeBooksWith(calls, VOUCHERS));
}

function firstRow(page: Page) {
  return page.locator("tbody tr[aria-rowindex]").first();
}

test("an empty list says what it is for and where to begin", async ({ page }) => {
  await signInWithBooks(page, { name: "Anna Alm", email: "alm@example.se" }, LIST);
  await page.getByText("Inga transaktioner ännu").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("main").getByRole("link", { name: "Ny transaktion" }).first().click();
  await heading(page, "Ny transaktion").waitFor();
});

test("the list is filtered, sorted and paged, and is as it was when one comes back", async ({ page }) => {
  await openLongList(page, ANNA);
  await page.getByText(`${COUNT} transaktioner`).waitFor();
  await firstRow(page).getByText(`A ${COUNT}`, { exact: true }).waitFor();
  await page.getByText(`Visar 1–50 av ${COUNT}`).waitFor();
  await expectAccessibleInEitherTheme(page);

  await page.getByRole("button", { name: "No." }).click();
  await firstRow(page).getByText("A 1", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Text" }).click();
  await page.getByRole("columnheader", { name: "Text" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Text" }).getAttribute("aria-sort")).toBe("ascending");

  await page.getByLabel("Sök").pressSequentially("lera nummer", { delay: 10 });
  await page.getByText("Visar 1–6 av 6").waitFor();
  expect(await page.getByLabel("Sök").inputValue()).toBe("lera nummer");
  await page.getByRole("button", { name: "Datum: Hela räkenskapsåret" }).click();
  await page.getByRole("button", { name: "Kvartal 1", exact: true }).click();
  await page.waitForURL(/fromDate=2025-01-01/);
  await page.getByText(/^Visar 1–\d av \d$/).waitFor();
  const address = page.url();
  expect(address).toContain("search=lera");
  expect(address).toContain("fromDate=2025-01-01");

  // It is followed by the row that was the current one.
  const isThere = ({ href }: URL) => href.startsWith(address);

  // By the row's link and back, by the menu, and by a reload.
  await firstRow(page).getByRole("link").click();
  await page.getByRole("heading", { name: /^Transaktion A/ }).waitFor();
  await page.goBack();
  await page.waitForURL(isThere);
  expect(await page.getByLabel("Sök").inputValue()).toBe("lera nummer");
  await page.getByRole("link", { name: "Kontoplan", exact: true }).click();
  await heading(page, "Kontoplan").waitFor();
  await page.getByRole("link", { name: "Transaktioner", exact: true }).click();
  await page.waitForURL(isThere);
  await page.reload();
  await page.getByText(/^Visar 1–\d av \d$/).waitFor();

  await page.getByLabel("Sök").fill("finns inte");
  await page.getByText("Inga träffar").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Återställ filter" }).first().click();
  await page.getByText(`Visar 1–50 av ${COUNT}`).waitFor();
  expect(await page.getByLabel("Sök").inputValue()).toBe("");
});

test("pages, all rows by window, and the keys of the list", async ({ page }) => {
  await openLongList(page, { name: "Bo Berg", email: "bo@example.se" });
  await page.getByText(`Visar 1–50 av ${COUNT}`).waitFor();
  await page.getByRole("button", { name: "Sida 6" }).click();
  await page.getByText(`Visar 251–${COUNT} av ${COUNT}`).waitFor();
  expect(
    await page.getByRole("navigation", { name: "Sidor" }).getByRole("button", { name: /^Sida/ }).count(),
  ).toBe(5);
  await page.getByLabel("Rader per sida").selectOption("Alla");
  await page.getByText(`Visar 1–${COUNT} av ${COUNT}`).waitFor();
  expect(await page.locator("tbody tr[aria-rowindex]").count()).toBeLessThan(100);
  await expectAccessibleInEitherTheme(page);

  await firstRow(page).focus();
  await page.keyboard.press("End");
  await page.locator("tbody tr:focus").getByText("A 1", { exact: true }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.locator("tbody tr:focus").getByText("A 2", { exact: true }).waitFor();
  const scrolled = await scrollTop(page);
  expect(scrolled).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Transaktion A 2" }).waitFor();
  await page.goBack();
  await page.getByText(`Visar 1–${COUNT} av ${COUNT}`).waitFor();
  await expect.poll(() => scrollTop(page), { timeout: 15_000 }).toBe(scrolled);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByText("A 2", { exact: true }).waitFor();
  await expectAccessibleInEitherTheme(page);
  const isCut = await page.evaluate(() => {
    const sheet = document.querySelector('[data-scroll-restoration-id="sheet"]');
    return (sheet?.scrollWidth ?? 0) > (sheet?.clientWidth ?? 0);
  });
  expect(isCut).toBe(false);
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(document.querySelector('[data-scroll-restoration-id="sheet"]')?.scrollTop ?? 0),
  );
}

test("a large year opens with its latest vouchers, and what is sought waits for the rest with its letters", async ({
  page,
}) => {
  const person = { name: "Stina Sten", email: "sten@example.se" };
  await signInWithBooks(page, person, undefined, (calls) => storeBooksWith(calls, VOUCHERS));
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/data/load/*-transactions.json*", async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(LIST);
  const rows = page.locator("tbody tr[aria-rowindex]");
  await firstRow(page).getByText(`Försäljning ${COUNT}`, { exact: true }).waitFor();
  expect(await rows.count()).toBe(50);
  await page.getByText("Visar 1–50 av 260").waitFor();
  const search = page.getByRole("searchbox", { name: "Sök" });
  await search.fill("lera");
  await page.getByText("Hämtar årets transaktioner …").waitFor();
  expect(await rows.count()).toBe(0);
  letGo();
  await page.getByText("Visar 1–6 av 6").waitFor();
  expect(await search.inputValue()).toBe("lera");
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill("");
  await page.getByText("Visar 1–50 av 260").waitFor();
});
