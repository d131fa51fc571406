import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ANNA, BERTIL, signIn } from "../support/sign-in.ts";
import { storedSignIn } from "../support/stored-sign-in.ts";
import { test } from "../support/test.ts";

/** Everything that this tab and this browser store by name and text, and the address of the tab. */
function remembered(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      window.history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage).filter(([name]) => name !== "poyToken"),
    ]),
  );
}

const PAGES = [
  "/login",
  "/login/",
  "/LOGIN",
  "/login/code",
  "/logout",
  "/",
  "/accounting",
  "/settings",
  "/login/nowhere",
  "/nowhere",
];

/** Addresses of every page with a secret in them, planted in each way. */
function planted(token: string): readonly string[] {
  const inner = encodeURIComponent(`/settings?token=${token}`);
  return [
    ...PAGES.flatMap((path) => [
      `${path}?token=${token}&returnUrl=%2Fsettings`,
      `${path}?code=${token}&state=planted-state`,
      `${path}?error=access_denied&state=planted-state&id_token=${token}`,
      `${path}#access_token=${token}`,
    ]),
    `/login?returnUrl=${inner}`,
    `/accounting/report/account/1930?returnUrl=${inner}`,
  ];
}

async function expectNothingOf(page: Page, token: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const stored = await remembered(page);
  expect(stored.includes(token), `${address}: ${stored}`).toBe(false);
  // Neither of them signs anybody in. A page for signing in or out keeps nothing that it does not read.
  if (/^\/(log(in|out).*)?[?#]/i.test(address)) {
    const { search, hash } = new URL(page.url());
    expect(`${search}${hash}`, address).not.toMatch(/planted-state|access_denied/);
  }
}

test("SN10: no page signs in by what its address brings, or keeps it there", async ({ page, browser }) => {
  browser.expectError(/401/);
  const attacker = await browser.newPerson();
  await signIn(attacker, BERTIL);
  const { token } = await storedSignIn(attacker);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  for (const address of planted(token)) {
    await expectNothingOf(page, token, address);
    expect(await storedSignIn(page), address).toEqual({});
  }
  await page.goto(`/login?returnUrl=${encodeURIComponent(`/settings?token=${token}`)}`);
  await signIn(page, ANNA);
  await page.waitForURL("**/settings");
});

test("SN10: nor does one sign out by it, or give place to another", async ({ page, browser }) => {
  browser.expectError(/401/);
  const attacker = await browser.newPerson();
  await signIn(attacker, BERTIL);
  const { token } = await storedSignIn(attacker);
  await signIn(page, ANNA);
  await page.waitForURL("**/accounting");
  const before = await storedSignIn(page);
  for (const address of planted(token)) {
    await expectNothingOf(page, token, address);
    expect(await storedSignIn(page), address).toEqual(before);
  }
});
