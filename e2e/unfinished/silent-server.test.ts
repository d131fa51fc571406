import { expect } from "vitest";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { button, newcomer } from "../support/half-typed.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { testOnOwnProduct } from "../support/test.ts";
import { openVoucherForm, typeVoucher } from "../support/vouchers.ts";

// A server whose process stands still holds its connections: nothing fails, and nothing is answered.

const test = testOnOwnProduct();
const SILENT = /Servern har inte svarat/;
/** Longer than a commit waits for an answer. */
const TOLD = { timeout: 30_000 };
const VOUCHER = {
  date: "2025-05-12",
  text: "Lera",
  rows: [
    ["5460", 400],
    ["1930", -400],
  ],
} as const;

test("a voucher that a silent server was sent, twice, is told of and is booked once", async ({
  page,
  product,
  browser,
}) => {
  browser.expectError(/ERR_|aborted/);
  await signInWithBooks(page, newcomer());
  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  const goOn = product.freeze();
  try {
    await button(page, /^Registrera A/).click();
    await page.getByRole("alert").getByText(SILENT).waitFor(TOLD);
    await page.getByText("Registreringen är inte bekräftad").waitFor();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Lera");
    await page.getByRole("status").getByText("Inte sparat").waitFor();
    await page.getByRole("alert").getByRole("button", { name: "Försök igen" }).click();
    await page.getByRole("status").getByText("Sparar").waitFor();
    await page.getByRole("status").getByText("Inte sparat").waitFor(TOLD);
  } finally {
    goOn();
  }
  await page
    .getByText(/^A 1 .*registrerad/)
    .first()
    .waitFor(TOLD);
  await button(page, /^Registrera A 2/).waitFor(TOLD);
  await page.getByRole("status").getByText("Sparat", { exact: true }).waitFor();
  expect(await page.getByText(SILENT).count()).toBe(0);
  expect(await storedVouchers(page)).toHaveLength(1);
});

test("drafts that a silent server registers are not denied, and are registered once", async ({
  page,
  product,
  browser,
}) => {
  browser.expectError(/ERR_|aborted/);
  const entries = [
    { accountId: 5460, amount: 100 },
    { accountId: 1930, amount: -100 },
  ];
  const draft = { id: "d0000000-0000-4000-8000-000000000001", date: "2025-03-02", text: "Lera", entries };
  await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [], [draft]));
  await page.goto("/accounting/draft/register?series=A");
  await page.getByRole("row", { name: /A 1 .*Lera/ }).waitFor();
  const goOn = product.freeze();
  try {
    await page.keyboard.press("Control+Enter");
    await page.getByText(/inte känt om detta är sparat: Registrering av 1 utkast/).waitFor(TOLD);
    expect(await page.locator("body").innerText()).not.toMatch(/Inget är|Ett fel inträffade/);
  } finally {
    goOn();
  }
  await page.getByText("A 1 registrerad").first().waitFor(TOLD);
  expect(await page.getByText(SILENT).count()).toBe(0);
  expect(await storedVouchers(page)).toHaveLength(1);
});
