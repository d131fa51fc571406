import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { pressFast } from "../support/fast-keys.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const CREATE = "/accounting/transaction/create";
/** As many as every combination of texts and accounts takes; fifty by `npm run long`. */
const COUNT = process.env["HUVUDBOK_LONG"] === "1" ? 50 : 20;

interface Voucher {
  readonly day: number;
  readonly month: number;
  readonly text: string;
  readonly cost: number;
  readonly payment: number;
  /** Whole kronor and öre, as they are typed. */
  readonly amount: string;
}

/** Vouchers that differ in everything that is typed; the same ones every time. */
const VOUCHERS: readonly Voucher[] = Array.from({ length: COUNT }, (_, index) => ({
  day: 1 + ((index * 7) % 28),
  month: 1 + ((index * 5) % 12),
  text: `${["Köp", "Å,ä", "É &", "ö"][index % 4] ?? ""} ${index + 1}`,
  cost: [5460, 6110, 5010, 6212][index % 4] ?? 5460,
  payment: [1930, 1910, 2440][index % 3] ?? 1930,
  amount: `${10 + index * 7},${String((index * 13) % 100).padStart(2, "0")}`,
}));

/** As a person types it: Enter from field to field, the remainder accepted, the last two Enter on Registrera. */
function keysOf({ day, month, text, cost, payment, amount }: Voucher): readonly string[] {
  const pad = (value: number) => String(value).padStart(2, "0");
  const typed = [`${pad(month)}${pad(day)}`, text, String(cost), amount, String(payment)];
  return [...typed.flatMap((part) => [...part.split(""), "Enter"]), "Enter", "Enter", "Control+Enter"];
}

function expected({ day, month, text, cost, payment, amount }: Voucher, index: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const kronor = Number(amount.replace(",", "."));
  return `A ${index + 1} 2025-${pad(month)}-${pad(day)} ${text}: ${cost} ${kronor}, ${payment} ${-kronor}`;
}

test("vouchers typed faster than the page is drawn, and than the server answers, are registered exactly so", async ({
  page,
}) => {
  await signInWithBooks(page);
  await page.route(
    "**/api/data/commit*",
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(CREATE);
  await page.getByLabel("Datum").and(page.locator(":focus")).waitFor();
  for (const voucher of VOUCHERS) await pressFast(page, keysOf(voucher));
  await page.getByText(`A ${COUNT} registrerad`).waitFor({ timeout: 60_000 });
  expect(await storedVouchers(page)).toEqual(VOUCHERS.map(expected));
});
