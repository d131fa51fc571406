import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { ANNA, addressOf, BERTIL, signIn, signOut } from "../support/sign-in.ts";
import { altered, endSessionAtCommit, storedSignIn } from "../support/stored-sign-in.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, registerVoucher, type TypedVoucher, typeVoucher } from "../support/vouchers.ts";

const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: "Annas inköp",
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};

const user = (page: Page, name: string) => page.getByRole("button", { name: `Användare: ${name}` });
const enterAs = (page: Page, name: string) =>
  page.getByRole("button", { name: `Logga in som ${name}`, exact: true });

/** How many of Anna's changes this browser stores that the server does not have. */
function unsavedHere(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("a database does not answer")));
      });
    let count = 0;
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      if (database.objectStoreNames.contains("unsaved"))
        count += await answer(database.transaction("unsaved").objectStore("unsaved").count());
      database.close();
    }
    return count;
  });
}

test("planted links take nobody's sign-in away, and say so in Swedish", async ({ page, browser }) => {
  browser.expectError(/401/);
  await signInWithBooks(page, ANNA);
  const before = await storedSignIn(page);
  for (const planted of ["token=fel", "token=x.y.z", "code=x&state=y", "error=access_denied&state=y"]) {
    await page.goto(`/login/code?${planted}`);
    await page.getByRole("alert").waitFor();
    expect(page.url()).not.toContain("=");
    expect(await page.locator("body").innerText()).not.toContain("Unauthorized");
    expect(await storedSignIn(page), planted).toEqual(before);
  }
  await expectAccessibleInEitherTheme(page);
  await page.goto("/accounting");
  await user(page, ANNA.name).waitFor();
});

test("after a bad link one signs in as ever, signed out too", async ({ page, browser }) => {
  browser.expectError(/401/);
  await page.goto("/login/code?token=fel");
  await page.getByText("Länken gäller inte längre. Logga in på vanligt sätt.").waitFor();
  await page.getByRole("button", { name: "Logga in igen" }).click();
  await page.waitForURL("**/login");
  await signIn(page, ANNA);
  await page.waitForURL("**/accounting");

  await signOut(page);
  for (const returnUrl of ["/login/code", "/logout", "/login"]) {
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await signIn(page, ANNA);
    await page.waitForURL("**/accounting");
  }
});

test("a token in the address takes a press that names the person, signed out", async ({ page, browser }) => {
  await signIn(page, BERTIL);
  const { token } = await storedSignIn(page);
  const victim = await browser.newPerson();
  let whileAsking = "";
  await victim.route("**/api/auth/token", (route) => {
    whileAsking = victim.url();
    return route.continue();
  });
  await victim.goto(`/login/code?token=${token}&returnUrl=%2Fsettings`);
  await victim.getByText(`${BERTIL.name} (${addressOf(BERTIL)})`).waitFor();
  await expectAccessibleInEitherTheme(victim);
  expect(new URL(whileAsking).search).toBe("");
  expect(await storedSignIn(victim)).toEqual({});
  await enterAs(victim, BERTIL.name).click();
  await victim.waitForURL("**/settings");
  await user(victim, BERTIL.name).waitFor();
  await victim.goBack().catch(() => undefined);
  expect(victim.url()).not.toContain("token");
});

test("a token in the address takes a press, signed in as the same or as another", async ({
  page,
  browser,
}) => {
  await signIn(page, BERTIL);
  const { token } = await storedSignIn(page);
  await page.goto(`/login/code?token=${token}&returnUrl=%2Fsettings`);
  await enterAs(page, BERTIL.name).click();
  await page.waitForURL("**/settings");

  const victim = await browser.newPerson();
  await signIn(victim, ANNA);
  const before = await storedSignIn(victim);
  await victim.goto(`/login/code?token=${token}`);
  await enterAs(victim, BERTIL.name).waitFor();
  await victim.getByText(`Nu är du inloggad som ${ANNA.name} (${addressOf(ANNA)})`).waitFor();
  expect(await storedSignIn(victim)).toEqual(before);
  await victim.getByRole("button", { name: "Avbryt" }).click();
  await user(victim, ANNA.name).waitFor();
  await page.reload();
  await user(page, BERTIL.name).waitFor();
});

test("an expired sign-in with unsaved work: one planted link deletes nothing", async ({ page, browser }) => {
  browser.expectError(/401/);
  const attacker = await browser.newPerson();
  await signIn(attacker, BERTIL);
  const { token } = await storedSignIn(attacker);
  await signInWithBooks(page, ANNA);
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await endSessionAtCommit(page);
  await page.getByRole("button", { name: /^Registrera A/ }).click();
  await page.waitForURL("**/login?**");
  expect(await unsavedHere(page)).toBe(1);

  await page.goto(`/login/code?token=${altered(token)}`);
  await page.getByRole("alert").waitFor();
  expect(await unsavedHere(page)).toBe(1);
  await page.goto(`/login/code?token=${token}`);
  await page.getByText("Här finns 1 ändring").waitFor();
  expect(await unsavedHere(page)).toBe(1);
  await enterAs(page, BERTIL.name).click();
  await user(page, BERTIL.name).waitFor();
  expect(await unsavedHere(page)).toBe(1);
});

test("a planted code signs nobody in", async ({ page, browser }) => {
  browser.expectError(/401/);
  let planted = "";
  // The code comes to this browser, which never hands it over.
  page.on("request", (request) => {
    if (request.url().includes("/login/code?")) planted = request.url();
  });
  await page.route("**/api/auth/code", () => undefined);
  await page.goto("/login");
  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByLabel("Namn").fill(BERTIL.name);
  await page.getByLabel("E-post").fill(addressOf(BERTIL));
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await expect.poll(() => planted).toContain("code=");

  const victim = await browser.newPerson();
  await victim.goto(planted);
  await victim.getByRole("alert").waitFor();
  expect(await storedSignIn(victim)).toEqual({});
  await victim.getByRole("button", { name: "Logga in igen" }).click();
  await signIn(victim, ANNA);
  const before = await storedSignIn(victim);
  await victim.goto(planted);
  await victim.getByRole("alert").waitFor();
  expect(await storedSignIn(victim)).toEqual(before);
});

test("a link to begin a sign-in leads to the button, and one to /logout asks", async ({ page }) => {
  await signInWithBooks(page, ANNA);
  await page.goto("/api/auth/login?returnUrl=%2Fsettings");
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByRole("link", { name: "Logga in med Google" }).waitFor();

  await page.goto("/logout");
  await page.getByRole("heading", { name: "Logga ut?" }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Stanna kvar" }).click();
  await user(page, ANNA.name).waitFor();
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");

  await page.goto("/logout");
  await page.getByRole("button", { name: "Logga ut", exact: true }).click();
  await page.getByRole("heading", { name: "Utloggad" }).waitFor();
  expect(await storedSignIn(page)).toEqual({});
  // Back to the page of an earlier sign-out is no sign-out.
  await page.waitForURL("**/login");
  await signIn(page, ANNA);
  await signOut(page);
  await page.waitForURL("**/login");
  await signIn(page, ANNA);
  await page.goto("/logout");
  await page.getByRole("heading", { name: "Logga ut?" }).waitFor();
});
