import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "./support/books.ts";
import { heading } from "./support/heading.ts";
import { ANNA, signIn, signOut } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

/** What pages are asked to show where their address has parameters. */
const PARAMETERS = [
  ["{-$mode}", "advanced"],
  ["$series", "A"],
  ["$accountNo", "1930"],
  ["$id", "1"],
] as const;
/** Pages for those who are not signed in. */
const OPEN = ["/login", "/login/code", "/logout"];

/** Every address of the product's table of routes. */
const paths = readRoutes();
const inFrame = paths.filter((path) => !OPEN.includes(path) && path !== "/");

function readRoutes(): readonly string[] {
  const table = readFileSync(join(import.meta.dirname, "../packages/web/src/app/routes.tsx"), "utf8");
  return [...table.matchAll(/\b(?:page|openPage|forward)\(\s*"([^"]+)"/g)].map(([, path = ""]) =>
    PARAMETERS.reduce((text, [name, value]) => text.replace(name, value), path),
  );
}

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Lets every page of the browser collect what its content policy forbade. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      window.policyViolations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** What the page shows when it has what it needs. */
async function shown(page: Page): Promise<string> {
  const main = page.locator("main:not([aria-busy=true])");
  await main.locator("h1").waitFor();
  return main.innerText();
}

test("there are routes to walk", () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.includes("$"))).toEqual([]);
});

test("every page keeps to the content policy and calls nobody else", { timeout: 120_000 }, async ({
  page,
}) => {
  await watchPolicy(page);
  await signInWithBooks(page, ANNA);
  for (const path of inFrame) {
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy, path).not.toContain("unsafe-inline");
    const text = await shown(page);
    expect(text, path).not.toBe("");
    expect(text, path).not.toContain("Not Found");
    expect(await page.getByRole("alert").count(), `${path}: ${text}`).toBe(0);
    expect(await page.evaluate(() => window.policyViolations), path).toEqual([]);
  }
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const path of OPEN) {
    await page.goto(path);
    await shown(page);
    expect(await page.evaluate(() => window.policyViolations), path).toEqual([]);
  }
});

test("every item of the menu leads to a page that works", async ({ page }) => {
  await signInWithBooks(page, ANNA);
  const menu = page.getByRole("navigation", { name: "Meny" });
  await menu.getByRole("link", { name: "Ingående balans" }).waitFor();
  const items = await menu.getByRole("link").allTextContents();
  expect(items.length).toBeGreaterThanOrEqual(12);
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
  await signIn(page, ANNA);
  await page.goto("/accounting/finns-inte");
  await page.getByText("Not Found", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Till Bokföring" }).click();
  await page.waitForURL("**/accounting");
});

test("after signing out the back button shows nothing", async ({ page }) => {
  await signInWithBooks(page, ANNA);
  await page.goto("/accounting/transaction");
  await heading(page, "Transaktioner").waitFor();
  await signOut(page);
  await page.goBack();
  await page.waitForURL("**/login**");
  expect(await page.locator("body").innerText()).not.toContain("Havtorn");
});
