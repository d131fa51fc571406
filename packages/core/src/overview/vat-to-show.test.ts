import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { booksOf, type Voucher } from "../ec-sales/ec-sales.arbitrary.ts";
import { type VatBooks, vatPeriodsToDeclare } from "../vat/index.ts";
import { vatToShow } from "./vat-to-show.ts";

const sale: Voucher = [
  "2025-11-10",
  "Kontant",
  [
    [1930, 125],
    [3001, -100],
    [2611, -25],
  ],
];
const settlement = (date: string): Voucher => [
  date,
  "Momsredovisning",
  [
    [2611, 25],
    [2650, -25],
  ],
];
const BEFORE = booksOf([], ["2024-01-01", "2024-12-31"]);
const UNSETTLED = booksOf([sale]);

function following(vouchers: readonly Voucher[]): VatBooks {
  return booksOf(
    vouchers,
    ["2026-01-01", "2026-12-31"],
    [
      [2611, -25],
      [1930, 25],
    ],
  );
}

function isSettled(years: readonly VatBooks[], after: VatBooks | undefined, today = "2026-11-27") {
  const vat = vatPeriodsToDeclare({ years, companyType: "AB", storedType: "quarter" });
  return vatToShow({ vat, years, following: after, today: isoDate(today) })?.isSettled;
}

test("OV3, VR14: VAT that the year after has settled is settled, before its day and after", () => {
  const after = following([settlement("2026-02-01")]);
  for (const today of ["2026-02-02", "2026-11-27"]) {
    expect(isSettled([BEFORE, UNSETTLED], after, today)).toBe(true);
    expect(isSettled([BEFORE, UNSETTLED], following([]), today)).toBe(false);
    expect(isSettled([BEFORE, UNSETTLED], undefined, today)).toBe(false);
  }
});

test("OV3: what the year settled itself, has not, or is of the year before, is as it was", () => {
  expect(isSettled([booksOf([sale, settlement("2025-12-31")])], following([]))).toBe(true);
  expect(isSettled([booksOf([])], following([]))).toBeUndefined();
  const after = following([settlement("2026-02-01")]);
  expect(isSettled([BEFORE, UNSETTLED], after, "2025-01-20")).toBe(false);
});
