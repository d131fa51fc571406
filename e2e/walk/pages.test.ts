import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGES as TABLE } from "../../packages/web/src/routes/page-table.ts";
import { storeCompany } from "../support/books.ts";
import { findingsOfLooks } from "../support/look-over.ts";
import {
  CHARTLESS_PAGES,
  LEAD_ON,
  type OpenedPage,
  PAGE_STATES,
  SECOND_ADDRESS,
  stateIsShown,
} from "../support/page-states.ts";
import { expectPolicyKept, watchPolicy } from "../support/policy.ts";
import { signInToPottery } from "../support/pottery-books.ts";
import { type Person, signIn } from "../support/sign-in.ts";
import { findingsOfTabbing } from "../support/tabbing.ts";
import { test } from "../support/test.ts";

const STINA: Person = { name: "Stina Start", email: "stina@example.se" };
/** Every page in every look takes minutes on a busy machine. */
const LONG = { timeout: 400_000 };

/**
 * Loads each page once, and checks everything that must be true of every page: it is shown without an error, keeps to
 * the content policy, has a title of its own, breaks no rule, and Tab reaches all of it.
 */
async function walk(page: Page, states: readonly OpenedPage[]): Promise<void> {
  const found: string[] = [];
  const titles = new Map<string, string>();
  for (const [place, state] of states.entries()) {
    const answer = await page.goto(state.path);
    await stateIsShown(page, state);
    await expectPolicyKept(page, answer);
    expect(await page.getByRole("alert").count(), state.name).toBe(0);
    const title = await page.title();
    expect(title, state.name).toMatch(/ – Huvudbok$/);
    if (state.name !== SECOND_ADDRESS) {
      expect(titles.get(title), `${state.name}: ${title}`).toBeUndefined();
      titles.set(title, state.name);
    }
    const problems = [...(await findingsOfLooks(page, place, false)), ...(await findingsOfTabbing(page))];
    found.push(...problems.map((problem) => `${state.name}: ${problem}`));
  }
  expect([...new Set(found)]).toEqual([]);
}

test("every page of the frame is walked through", () => {
  const walked = new Set([...PAGE_STATES, ...CHARTLESS_PAGES].map(({ name }) => name));
  const left = TABLE.filter(({ path, isOpen }) => isOpen !== true && !walked.has(path));
  expect(left.map(({ path }) => path).filter((path) => !LEAD_ON.has(path))).toEqual([]);
});

test("every page with books", LONG, async ({ page }) => {
  await watchPolicy(page);
  await signInToPottery(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("sv");
  await walk(page, PAGE_STATES);
});

test("the pages of a year that has no chart yet", LONG, async ({ page }) => {
  await watchPolicy(page);
  await signIn(page, STINA);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  await storeCompany(page, { hasYear: true });
  await walk(page, CHARTLESS_PAGES);
});
