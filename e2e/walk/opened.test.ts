import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heading } from "../support/heading.ts";
import { findingsOfLooks } from "../support/look-over.ts";
import { closeState, OPENED, type OpenedPage, openState, PAGE_STATES } from "../support/page-states.ts";
import { signInToPottery } from "../support/pottery-books.ts";
import { RARELY_OPENED } from "../support/rare-states.ts";
import { findingsBehindWindow } from "../support/rows-behind-window.ts";
import { type Person, signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const NEWCOMER: Person = { name: "Nora Ny", email: "nora@example.se" };

const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";

/** Pages whose tables are longer than what is rendered of them at a time. */
const LONG_TABLES = PAGE_STATES.filter(({ path }) =>
  [
    "/accounting/transaction",
    "/accounting/accountPlan",
    "/accounting/report/transaction",
    "/accounting/report/ledger",
    "/accounting/report/account/1930",
  ].includes(path),
);

const NEWCOMER_MEETS = new Set(["/accounting", "/settings/company/create"]);

/** Every state in every look takes minutes on a busy machine. */
const LONG = { timeout: 300_000 };

async function problemsOf(page: Page, states: readonly OpenedPage[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [place, state] of states.entries()) {
    await openState(page, state);
    const problems = await findingsOfLooks(page, place, state.act !== undefined);
    found.push(...problems.map((problem) => `${state.name}: ${problem}`));
    await closeState(page);
  }
  return found;
}

test("the page for signing in breaks no rule", async ({ page }) => {
  await page.goto("/login");
  await heading(page, "Logga in").waitFor();
  expect(await findingsOfLooks(page, 0, false)).toEqual([]);
});

test("no menu, dialog or error breaks a rule", LONG, async ({ page }) => {
  await signInToPottery(page);
  expect(await problemsOf(page, [...OPENED, ...(IS_LONG ? RARELY_OPENED : [])])).toEqual([]);
});

test("rows behind the window break no rule", LONG, async ({ page }) => {
  await signInToPottery(page);
  expect(LONG_TABLES).toHaveLength(5);
  const found: string[] = [];
  for (const state of LONG_TABLES) {
    await openState(page, state);
    await page.locator("tbody tr").nth(20).waitFor();
    found.push(...(await findingsBehindWindow(page)).map((problem) => `${state.name}: ${problem}`));
  }
  expect(found).toEqual([]);
});

test("what a newcomer meets breaks no rule", async ({ page }) => {
  await signIn(page, NEWCOMER);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  const met = PAGE_STATES.filter(({ path }) => NEWCOMER_MEETS.has(path));
  expect(await problemsOf(page, met)).toEqual([]);
});

test("sums, counts, errors and what was done are announced", async ({ page }) => {
  await signInToPottery(page);
  const status = page.getByRole("status");
  await page.goto("/accounting/transaction");
  await heading(page, "Transaktioner").waitFor();
  await page.getByLabel("Sök").fill("Momsredovisning kvartal 1");
  await status.getByText("Visar 1–1 av 1").waitFor();

  await page.goto("/accounting/transaction/create/advanced");
  await page.getByLabel("Konto, rad 1").waitFor();
  await page.getByRole("button", { name: /^Registrera [A-Z]/ }).click();
  await page.getByRole("alert").first().waitFor();
  await page.getByLabel("Text", { exact: true }).fill("Porto");
  for (const [row, account, side] of [
    [1, "6250", "Debet"],
    [2, "1930", "Kredit"],
  ] as const) {
    await page.getByLabel(`Konto, rad ${row}`).fill(account);
    await page.getByLabel(`Konto, rad ${row}`).press("Enter");
    await page.getByLabel(`${side}, rad ${row}`).fill("100");
    await page.getByLabel(`${side}, rad ${row}`).press("Tab");
    if (row === 1)
      await status
        .getByText(/100,00/)
        .first()
        .waitFor();
  }
  await status.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  await status.getByText(/^A \d+ registrerad/).waitFor();
});
