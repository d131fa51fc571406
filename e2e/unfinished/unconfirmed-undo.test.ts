import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, purchaseRows, registerVoucher, typeVoucher } from "../support/vouchers.ts";

// What has been sent to be registered is what a retry books: no Ctrl+Z steps the form back to something else (UN15).

const NOTICE = /^Registreringen är inte bekräftad än\. Den kan ångras när servern har svarat\./;
const FIELDS = ["Text", "Konto, rad 2", "Kredit, rad 2"];
const SENT = "2025-03-02 Lera: 5460 100, 1930 -100";

/** Holds registrations back from the server, then breaks them off, until they are let through. */
async function holdRegistrations(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isHolding = true;
  await page.route("**/api/data/commit*", async (route) => {
    if (!isHolding || route.request().postData()?.includes(`"intent":"register"`) !== true) {
      return route.fallback();
    }
    await released;
    return route.abort();
  });
  return {
    breakOff: async () => {
      release();
      await page.getByText("Registreringen är inte bekräftad", { exact: true }).waitFor();
    },
    letThrough: () => {
      isHolding = false;
    },
  };
}

/** Everything that takes typing or steps back, in each field. */
async function pressUndoEverywhere(page: Page): Promise<void> {
  for (const field of FIELDS) {
    await page.getByLabel(field, { exact: true }).focus();
    for (const keys of ["Control+z", "Control+z", "Control+y", "Control+Shift+z"]) {
      await page.keyboard.press(keys);
    }
  }
}

async function typeInOneGo(page: Page): Promise<void> {
  await typeVoucher(page, { date: "2025-03-02", text: "", rows: purchaseRows(100) });
  await page.getByLabel("Text", { exact: true }).focus();
  await page.keyboard.type("Lera");
}

test("UN15: a draft whose registration has no answer is not stepped back by Ctrl+Z", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer());
  await page.goto("/accounting/draft/new");
  await page.getByText("Avancerad").click();
  await typeInOneGo(page);
  const { breakOff, letThrough } = await holdRegistrations(page);
  await page.keyboard.press("Control+Enter");
  await page.getByLabel("Text", { exact: true }).focus();
  await page.keyboard.type(" och glas");
  await page.getByText("Utkastet registreras. Vänta på svaret innan du ändrar i det.").waitFor();
  await page.keyboard.press("Control+z");
  await breakOff();
  await page.getByText("Inget är ångrat: det du gjorde sist är inte sparat.").waitFor();
  await pressUndoEverywhere(page);
  await page.getByText(NOTICE).waitFor();
  letThrough();
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^A 1 registrerad/).waitFor();
  expect(await storedVouchers(page)).toEqual([`A 1 ${SENT}`]);
});

test("UN15: a form that returned without an answer is not stepped back, and nothing earlier is undone", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer());
  await openVoucherForm(page);
  await typeVoucher(page, { date: "2025-03-01", text: "Glas", rows: purchaseRows(50) });
  await registerVoucher(page, "A 1");
  await typeInOneGo(page);
  const { breakOff, letThrough } = await holdRegistrations(page);
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+z");
  await breakOff();
  await page.getByText("Inget är ångrat: det du gjorde sist är inte sparat.").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText(NOTICE).waitFor();
  await pressUndoEverywhere(page);
  letThrough();
  // It is sent again by itself too.
  await page
    .getByRole("button", { name: "Försök igen" })
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect
    .poll(() => storedVouchers(page), { timeout: 15_000 })
    .toEqual(["A 1 2025-03-01 Glas: 5460 50, 1930 -50", `A 2 ${SENT}`]);
});
