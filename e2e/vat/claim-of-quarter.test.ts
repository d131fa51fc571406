import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import { ANNA } from "../support/sign-in.ts";
import { storedVouchers, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const voucher = (date: string, text: string, rows: readonly (readonly [number, number])[]) => ({
  series: "A",
  date,
  text,
  entries: rows.map(([accountId, amount]) => ({ accountId, amount })),
  locked: false,
});

test("VR7: the year's settlement leaves what a handed-in quarter claims to its return", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  await calls.commit(companyId, "register", [
    {
      key: `c${companyId}-${fiscalYearId}-transactions`,
      append: [
        voucher("2025-08-11", "Hyvelmaskin", [
          [5410, 40_000],
          [2641, 10_000],
          [1930, -50_000],
        ]),
        voucher("2025-09-30", "Momsavräkning kv 3", [
          [2641, -10_000],
          [1650, 10_000],
        ]),
        voucher("2025-11-10", "Bord", [
          [1930, 82_500],
          [3001, -66_000],
          [2611, -16_500],
        ]),
      ],
    },
  ]);
  await page.goto("/accounting/vat/report?typ=quarter&from=2025-07-01");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /Ladda ner momsrapport/ }).click();
  await saved;
  await page.getByRole("button", { name: "Markera som inlämnad" }).first().click();
  await page.getByRole("button", { name: "Ta bort markeringen" }).waitFor();
  await page.goto("/accounting/vat/report?typ=year&from=2025-01-01");
  await page
    .getByRole("button", { name: /Bokför momsen/ })
    .first()
    .click();
  await page.getByRole("heading", { name: /Ny transaktion/ }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page
    .getByText(/A 4 .*registrerad/)
    .first()
    .waitFor();
  // 1650 keeps the 10 000 that the agency pays out, and the year pays what the last quarter has.
  expect((await storedVouchers(page)).at(-1)).toMatch(/: 2611 16500, 2650 -16500$/);
});
