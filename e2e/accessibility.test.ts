import type { Page } from "playwright-core";
import { expect } from "vitest";
import { createPottery } from "./screenshots/create-pottery.ts";
import { productCalls } from "./screenshots/product-calls.ts";
import { problemsInEveryLook } from "./support/accessible.ts";
import { motions, problemsAt400Percent, problemsWithTextSpacing } from "./support/measured.ts";
import { closeState, OPENED, openState, PAGES, type PageState } from "./support/page-states.ts";
import { ANNA, type Person, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const NEWCOMER: Person = { name: "Nora Ny", email: "nora@example.se" };

const NEWCOMER_MEETS = new Set(["home", "new company"]);

/** What is wrong with states in either theme, on a screen, on a telephone and at 400 %. */
async function problemsOf(page: Page, states: readonly PageState[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const state of states) {
    await openState(page, state);
    const problems = [
      ...(await problemsInEveryLook(page, state.act !== undefined)),
      ...(await problemsAt400Percent(page)),
      ...(await problemsWithTextSpacing(page)),
      ...(await motions(page)).map((motion) => `motion: ${motion}`),
    ];
    found.push(...problems.map((problem) => `${state.name}: ${problem}`));
    await closeState(page);
  }
  return found;
}

test("no page breaks a rule, in either theme, on screen and telephone, at 400 %", async ({ page }) => {
  await page.goto("/login");
  const found = [...(await problemsInEveryLook(page)), ...(await problemsAt400Percent(page))];
  await signIn(page, ANNA);
  await createPottery(await productCalls(page, new URL(page.url()).origin));
  await page.goto("/accounting");
  await page.getByText("Kassa och bank").first().waitFor();
  found.push(...(await problemsOf(page, PAGES)));
  expect(found).toEqual([]);
});

test("no menu, dialog or error breaks a rule", async ({ page }) => {
  await signIn(page, ANNA);
  await page.getByText("Kassa och bank").first().waitFor();
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
  await signIn(page, ANNA);
  await page.getByText("Kassa och bank").first().waitFor();
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
