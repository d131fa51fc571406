import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGES } from "../../packages/web/src/routes/page-table.ts";
import { signInWithBooks } from "../support/books.ts";
import { heading } from "../support/heading.ts";
import { expectPolicyKept, watchPolicy } from "../support/policy.ts";
import { ANNA, beSignedIn, signIn, signOut } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

/** The parameters of pages whose address has any. */
const PARAMETERS = [
  ["{-$mode}", "advanced"],
  ["{-$accountNo}", "1930"],
  ["$listId", "1"],
  ["$itemId", "1"],
  ["$series", "A"],
  ["$accountNo", "1930"],
  ["$id", "1"],
] as const;
const addressOf = ({ path }: { readonly path: string }) =>
  PARAMETERS.reduce((text, [name, value]) => text.replace(name, value), path);

/** Every address of the table of pages: those of the frame, and those for a person who is not signed in. */
const inFrame = PAGES.filter(({ isOpen }) => isOpen !== true).map(addressOf);
const open = PAGES.filter(({ isOpen }) => isOpen === true).map(addressOf);

/** What the page shows when it has what it needs. */
async function shown(page: Page): Promise<string> {
  const main = page.locator("main:not([aria-busy=true])");
  await main.locator("h1").waitFor();
  return main.innerText();
}

test("there are routes to walk", () => {
  expect(inFrame.length).toBeGreaterThan(20);
  expect(open).toContain("/login");
  expect([...inFrame, ...open].filter((path) => path.includes("$"))).toEqual([]);
});

test("the pages for who is not signed in keep to the content policy", async ({ page }) => {
  await watchPolicy(page);
  for (const path of open) {
    const answer = await page.goto(path);
    await shown(page);
    await expectPolicyKept(page, answer);
  }
});

test("every item of the menu leads to a page that works", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const menu = page.getByRole("navigation", { name: "Meny" });
  await menu.getByRole("link", { name: "Kontoplan" }).waitFor();
  const items = PAGES.flatMap(({ menu: item }) => (item === undefined ? [] : [item.label]));
  // What a feature opens comes when the features of the company are known.
  await expect.poll(() => menu.getByRole("link").allTextContents()).toEqual(items);
  for (const item of items) {
    const link = menu.getByRole("link", { name: item, exact: true });
    const path = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(`**${path ?? ""}*`);
    const text = await shown(page);
    expect(text, item).not.toContain("Not Found");
    expect(await page.getByRole("alert").count(), `${item}: ${text}`).toBe(0);
    expect(await link.getAttribute("aria-current"), item).toBe("page");
  }
});

test("without a sign-in every page leads to /login and back", async ({ page }) => {
  for (const path of inFrame) {
    await page.goto(`${path}?a=1`);
    await page.waitForURL((url) => url.pathname === "/login");
    expect(new URL(page.url()).searchParams.get("returnUrl")).toBe(`${path}?a=1`);
  }
  await page.goto("/");
  await page.waitForURL("**/login?returnUrl=%2Faccounting");
  await page.goto("/settings?a=1");
  await page.waitForURL("**/login**");
  await signIn(page, ANNA);
  await page.waitForURL((url) => url.pathname === "/settings" && url.search === "?a=1");
});

test("an address that is no page shows Not Found, signed in or not", async ({ page }) => {
  for (const path of ["/finns/inte", "/accounting/finns-inte", "/accounting/report", "/settings/x"]) {
    await page.goto(path);
    await page.getByText("Not Found", { exact: true }).waitFor();
  }
  await beSignedIn(page, ANNA);
  await page.goto("/accounting/finns-inte");
  await page.getByText("Not Found", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Till Bokföring" }).click();
  await page.waitForURL("**/accounting");
});

test("after signing out the back button shows nothing", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting/transaction");
  await heading(page, "Transaktioner").waitFor();
  await signOut(page);
  await page.goBack();
  await page.waitForURL("**/login**");
  expect(await page.locator("body").innerText()).not.toContain("Havtorn");
});
