import type { Page } from "playwright-core";
import { expect } from "vitest";
import { problemsInEveryLook } from "./support/accessible.ts";
import { heading } from "./support/heading.ts";
import { problemsWithLargeText } from "./support/large-text.ts";
import { motions, problemsAt400Percent, problemsWithTextSpacing } from "./support/measured.ts";
import { closeState, OPENED, openState, PAGES, type PageState } from "./support/page-states.ts";
import { signInToPottery } from "./support/pottery-books.ts";
import { type Person, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const NEWCOMER: Person = { name: "Nora Ny", email: "nora@example.se" };

const NEWCOMER_MEETS = new Set(["home", "new company"]);

/** Every page in four looks: half a minute, and several times that on a busy machine. */
const LONG = { timeout: 300_000 };

/** What is wrong with states in either theme, on a screen, on a telephone, at 400 % and with text of twice the size. */
async function problemsOf(page: Page, states: readonly PageState[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const state of states) {
    await openState(page, state);
    const isOpened = state.act !== undefined;
    const problems = [
      ...(await problemsInEveryLook(page, isOpened)),
      ...(await problemsAt400Percent(page)),
      ...(await problemsWithLargeText(page)),
      ...(await motions(page)).map((motion) => `motion: ${motion}`),
    ];
    if (!isOpened) problems.push(...(await problemsWithTextSpacing(page)));
    found.push(...problems.map((problem) => `${state.name}: ${problem}`));
    await closeState(page);
  }
  return found;
}

test(
  "no page breaks a rule, in either theme, on screen and telephone, at 400 %, with large text",
  LONG,
  async ({ page }) => {
    await page.goto("/login");
    const found = [
      ...(await problemsInEveryLook(page)),
      ...(await problemsAt400Percent(page)),
      ...(await problemsWithLargeText(page)),
    ];
    await signInToPottery(page);
    found.push(...(await problemsOf(page, PAGES)));
    expect(found).toEqual([]);
  },
);

test("no menu, dialog or error breaks a rule", LONG, async ({ page }) => {
  await signInToPottery(page);
  expect(await problemsOf(page, OPENED)).toEqual([]);
});

test("what a newcomer meets breaks no rule", async ({ page }) => {
  await signIn(page, NEWCOMER);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  expect(
    await problemsOf(
      page,
      PAGES.filter(({ name }) => NEWCOMER_MEETS.has(name)),
    ),
  ).toEqual([]);
});

test("every page has a title of its own, in Swedish", async ({ page }) => {
  await signInToPottery(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("sv");
  const titles = new Map<string, string>();
  for (const state of PAGES) {
    await openState(page, state);
    const title = await page.title();
    expect(title, state.name).toMatch(/ – Huvudbok$/);
    expect(titles.get(title), `${state.name}: ${title}`).toBeUndefined();
    titles.set(title, state.name);
  }
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
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Porto");
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
