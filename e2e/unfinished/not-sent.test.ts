import { expect } from "vitest";
import { createFiscalYear, signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn, valueOf } from "../support/entry-form.ts";
import { button, expectHalf, newcomer, newTab, typeHalf, VOUCHER } from "../support/half-typed.ts";
import { BERTIL, signIn, signOut, throughProvider } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, registerVoucher, typeVoucher } from "../support/vouchers.ts";

test.for([
  ["the server fails", 500, "Transaktionen är inte registrerad"],
  ["nothing answers", 0, "Registreringen är inte bekräftad"],
] as const)(
  "%s, then the tab is closed: the next one shows the form, and registers it once when it can be sent",
  async ([, status, told], { page, browser }) => {
    browser.expectError(/500|ERR_FAILED/);
    await signInWithBooks(page, newcomer());
    const first = await newTab(page);
    await openVoucherForm(first);
    await typeVoucher(first, VOUCHER);
    await page
      .context()
      .route("**/api/data/commit*", (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, body: '{"error":{"message":"boom"}}' }),
      );
    await button(first, /^Registrera A/).click();
    await first.getByText(told).waitFor();
    expect(await first.getByRole("main").innerText()).not.toContain('{"');
    await button(first, "Försök igen").first().waitFor();
    await first.close();
    const second = await newTab(page);
    await expect.poll(() => valueOf(second, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
    // The person presses once more; both attempts are the same voucher.
    await button(second, /^Registrera A 1/).click();
    await second.getByText(told).waitFor();
    await page.context().unroute("**/api/data/commit*");
    await second.evaluate(() => window.dispatchEvent(new Event("online")));
    await second
      .getByText(/^A 1 .*registrerad/)
      .first()
      .waitFor();
    await button(second, /^Registrera A 2/).waitFor();
    await second.goto("/accounting/transaction");
    await second.getByText("1 transaktion").waitFor();
  },
);

test("what a closed tab left is sent by the next one at once, also beside a tab that holds the connection", async ({
  page,
  browser,
}) => {
  browser.expectError(/500/);
  await signInWithBooks(page, newcomer(), "/accounting");
  const first = await newTab(page);
  await openVoucherForm(first);
  await typeVoucher(first, VOUCHER);
  await first.route("**/api/data/commit*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await button(first, /^Registrera A/).click();
  await first.getByText("Transaktionen är inte registrerad").waitFor();
  await first.close();
  const second = await newTab(page);
  await second.getByText("Det som väntade är skickat").waitFor();
  await second.getByText(`A 1 ${VOUCHER.text}, ${VOUCHER.date}, är registrerad`).waitFor();
  await button(second, /^Registrera A 2/).waitFor();
  expect(await valueOf(second, "Text")).toBe("");
});

test("without a connection nothing is said to be saved, and what waited is told of when it is sent", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signInWithBooks(page, newcomer(), "/accounting/accountPlan");
  const words = page.getByRole("banner").getByRole("status");
  await words.getByText("Sparat", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Transaktioner", exact: true }).click();
  // The heading comes before the list, and the keys of the page with the list.
  await page.getByText("0 transaktioner").waitFor();
  await page.keyboard.press("n");
  await expectFocusOn(page, "Datum");
  await page.context().setOffline(true);
  await words.getByText("Ingen anslutning", { exact: true }).waitFor();
  await typeVoucher(page, VOUCHER);
  await page.getByRole("banner").getByText("1 påbörjat", { exact: true }).waitFor();
  await button(page, /^Registrera A/).click();
  await words.getByText("Inte sparat", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Kontoplan" }).click();
  await page.getByRole("heading", { name: "Kontoplan", exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Det som väntade är skickat").waitFor();
  await page.getByText(`A 1 ${VOUCHER.text}, ${VOUCHER.date}, är registrerad`).waitFor();
  await words.getByText("Sparat", { exact: true }).waitFor();
  await page.getByRole("banner").getByText("1 påbörjat", { exact: true }).waitFor({ state: "detached" });
  await page.goto(CREATE);
  await button(page, /^Registrera A 2/).waitFor();
  expect(await valueOf(page, "Text")).toBe("");
});

test("another year shows another form and tells where the first is; it is registered in its own year only", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.goto(CREATE);
  await typeVoucher(page, { date: "2026-02-01", text: "Nästa års lera", rows: [] });
  await button(page, /^Räkenskapsår/).click();
  await page.getByRole("menuitem", { name: /2025-01-01/ }).click();
  await page
    .getByText("En påbörjad transaktion ligger kvar i räkenskapsåret 2026-01-01 – 2026-12-31: Nästa års lera")
    .waitFor();
  await expect.poll(() => valueOf(page, "Text")).toBe("");
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  await button(page, "Byt till det året").click();
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe("Nästa års lera");
  expect(await valueOf(page, "Datum")).toBe("2026-02-01");
});

test("another person who signs in is asked, sees nothing of it, and it is there for its owner", async ({
  page,
}) => {
  await signInWithBooks(page, BERTIL, "/accounting");
  await signOut(page, BERTIL);
  const owner = newcomer();
  await page.goto("/login");
  await signInWithBooks(page, owner, CREATE);
  await typeHalf(page);
  await page.evaluate(() => localStorage.removeItem("poyToken"));
  await page.goto("/login");
  await throughProvider(page, BERTIL);
  await page.getByText("Här finns 1 påbörjat formulär som någon annan inte har sparat klart").waitFor();
  await button(page, `Logga in som ${BERTIL.name}`).click();
  await page.getByText("Allt är klart att bokföra").waitFor();
  await page.goto(CREATE);
  await expectFocusOn(page, "Datum");
  expect(await valueOf(page, "Text")).toBe("");
  expect(await page.locator("body").innerText()).not.toContain(VOUCHER.text);
  await signOut(page, BERTIL);
  await page.goto("/login");
  await signIn(page, owner);
  await page.goto(CREATE);
  await expectHalf(page);
});
