import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { ProductCalls } from "../screenshots/product-calls.ts";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith, storeNextYear } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { heading } from "../support/heading.ts";
import { test } from "../support/test.ts";
import { sale } from "./vat-vouchers.ts";

const settlement = (date: string, vat: number) => ({
  date,
  text: "Moms",
  entries: [
    { accountId: 2611, amount: vat },
    { accountId: 2650, amount: -vat },
  ],
});
const OPENED = [
  { accountId: 1930, balance: 100 },
  { accountId: 2611, balance: -100 },
];
async function chooseYear(page: Page, year: string): Promise<void> {
  await page.getByRole("button", { name: /^Räkenskapsår: / }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${year}`) }).click();
  await page.getByRole("button", { name: `Räkenskapsår: ${year}` }).waitFor();
}

const LAST_QUARTER = "/accounting/vat/report?typ=quarter&from=2025-10-01";

test("VR14: VAT that the next year has settled is told and not offered again", async ({ page }) => {
  await signInWithBooks(page, newcomer(), undefined, async (calls) => {
    await storeBooksWith(calls, [sale("2025-11-01", 100)]);
    await storeNextYear(calls, OPENED, [settlement("2026-02-12", 100)]);
  });
  await page.goto("/accounting");
  await chooseYear(page, "2025");
  await page.goto(LAST_QUARTER);
  const settled = page.getByRole("link", { name: "A 1 (2026)" });
  await settled.waitFor();
  await page.getByText("Momsen är bokförd", { exact: true }).waitFor();
  await page.getByText("Momsen för perioden är avräknad").waitFor();
  expect(await page.getByRole("button", { name: "Bokför momsen" }).isDisabled()).toBe(true);
  await page.goto("/accounting/closing/helper");
  const checks = page.getByRole("list", { name: "Kontroller" }).getByRole("listitem");
  await checks.filter({ hasText: /^MomsMomskonton har saldo −100,00, som är avräknat i A\u00A01/ }).waitFor();
  await page.getByRole("link", { name: "Till A 1 (2026)" }).click();
  await heading(page, "Transaktion A 1").waitFor();
});

test("VR4: VAT in the opening balances leads to the year before, is settled there and taken over", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), undefined, async (calls) => {
    await storeBooksWith(calls, [sale("2025-11-01", 100)]);
    await storeNextYear(calls, OPENED, [sale("2026-02-01", 30)]);
  });
  await page.goto("/accounting/vat/report?typ=quarter&from=2026-01-01");
  await page.getByText("och importera sedan ingående balans igen").waitFor();
  await page.getByRole("button", { name: "Till momsrapporten för okt–dec 2025" }).click();
  await page.getByRole("row", { name: /^49 Moms att betala 100$/ }).waitFor();
  await page.getByRole("button", { name: "Bokför momsen" }).click();
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  // One goes on at the report.
  await page.getByText("Momsen är bokförd", { exact: true }).waitFor();
  await chooseYear(page, "2026");
  await page.goto("/accounting/vat/report?typ=quarter&from=2026-01-01");
  await page.getByText("momsen är avräknad i föregående år").waitFor();
  await page.getByRole("link", { name: "Till ingående balans" }).click();
  await heading(page, "Ingående balans").waitFor();
});

async function closeThrough(calls: ProductCalls, closedThrough: string): Promise<void> {
  const [companyId = 0] = await calls.companies();
  const settings = `c${companyId}-accountSettings`;
  const etag = await calls.etag(settings);
  await calls.commit(companyId, "edit", [{ key: settings, head: { closedThrough }, ifMatch: etag }]);
}

test("VR18: VAT of closed days is told to come too late, and the owner is led to the closed date", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), undefined, async (calls) => {
    await storeBooksWith(calls, [sale("2025-02-01", 100), sale("2025-05-01", 60)]);
    await closeThrough(calls, "2025-06-30");
  });
  await page.goto("/accounting/vat/report?typ=quarter&from=2025-01-01");
  await page.getByText("skulle bokföras 1 juli 2025").waitFor();
  await page.getByText("Då börjar apr–jun 2025 med momsen för jan–mar 2025").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("link", { name: "Till låst period" }).press("Enter");
  await page.getByText("30 juni 2025").first().waitFor();
});

test("VR4: a quarter whose earlier one was settled late gets its file by what the page says, in a closed period", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), undefined, async (calls) => {
    await storeBooksWith(calls, [
      sale("2025-02-01", 100),
      sale("2025-05-01", 60),
      settlement("2025-07-10", 100),
    ]);
    await closeThrough(calls, "2025-03-31");
  });
  const second = "/accounting/vat/report?typ=quarter&from=2025-04-01";
  await page.goto(second);
  await page.getByText("vänd den och bokför den igen, senast 30 juni 2025.").waitFor();
  await page.getByRole("link", { name: "Till momsrapporten för jan–mar 2025" }).click();
  await page.getByRole("link", { name: "A 3", exact: true }).click();
  await heading(page, "Transaktion A 3").waitFor();
  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByText("Rättar A 3").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 4 registrerad").first().waitFor();
  await page.goto("/accounting/vat/report?typ=quarter&from=2025-01-01");
  await page.getByRole("button", { name: "Bokför momsen" }).click();
  await heading(page, "Ny transaktion").waitFor();
  // The last day of the quarter is closed: the first open one is within the next, where the settlement clears it.
  expect(await page.getByLabel("Datum", { exact: true }).inputValue()).toBe("2025-04-01");
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("Momsen är bokförd", { exact: true }).waitFor();
  await page.goto(second);
  await page.getByRole("row", { name: /^49 Moms att betala 60$/ }).waitFor();
  expect(await page.getByText("Momsrapporten kan inte laddas ner än").count()).toBe(0);
});
