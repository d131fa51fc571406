import { expect, test } from "vitest";
import { buildLedger } from "../../ledger/index.ts";
import { transaction, year2025 } from "../../ledger/ledger.arbitrary.ts";
import type { Transaction } from "../../transaction/index.ts";
import { booksOf, chart, range, reportOf, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../vat-moves.ts";
import { vatWarningText } from "../vat-text.ts";
import { settledVouchers } from "./settled-vouchers.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const Q1 = ["2025-01-01", "2025-03-31"] as const;
const Q2 = ["2025-04-01", "2025-06-30"] as const;

const told = (vouchers: readonly Voucher[], period: readonly [string, string]) =>
  reportOf([booksOf(YEAR, vouchers)], period)
    .warnings.filter(({ code }) => code === "duplicate-settlement")
    .map((warning) => vatWarningText(warning));

test("VR13: a settlement that was registered twice is named with the first one", () => {
  const twice = [sale("2025-02-01", 100), settle("2025-03-31", 100), settle("2025-03-31", 100)];
  expect(told(twice, Q1)).toEqual([
    "A\u00A03 är samma momsavräkning som A\u00A02. Är momsen bokförd två gånger vänder du den ena.",
  ]);
  expect(told([...twice, settle("2025-03-31", -100)], Q1)).toEqual([]);
  const later = [sale("2025-02-01", 100), settle("2025-03-31", 100), settle("2025-05-12", 100)];
  expect(told(later, Q1)).toEqual([]);
  expect(told(later, Q2)).toHaveLength(1);
  expect(told([...later, sale("2025-05-01", 60)], Q2)).toHaveLength(1);
});

test("VR13: two periods with the same VAT are no duplicates", () => {
  const same = [
    sale("2025-02-01", 100),
    settle("2025-03-31", 100),
    sale("2025-05-01", 100),
    settle("2025-06-30", 100),
  ];
  expect(told(same, Q2)).toEqual([]);
  expect(told([...same, sale("2025-06-30", 5)], Q2)).toEqual([]);
  // Of the year after there is no first one here.
  const next = booksOf(["2026-01-01", "2026-12-31"], [settle("2026-02-12", 100)], [[2611, -100]]);
  const books = booksOf(YEAR, [sale("2025-02-01", 100), settle("2025-03-31", 100), sale("2025-11-01", 100)]);
  expect(reportOf([books, next], ["2025-10-01", "2025-12-31"]).warnings).toEqual([]);
});

/** The settlements that the first quarter names, of transactions with links. */
function named(transactions: readonly Transaction[]): readonly number[] {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
  const parts = partsOfPeriod([{ ledger, accounts: chart }], range(...Q1));
  return settledVouchers(parts).map(({ voucher }) => voucher.number);
}
const booked = (number: number, vat: number, more: Partial<Transaction> = {}, date = "2025-03-31") =>
  transaction(
    `A ${number}`,
    date,
    [
      [2611, vat],
      [2650, -vat],
    ],
    more,
  );
const correcting = (number: number) => ({
  corrects: { fiscalYearId: year2025.id, series: "A", number },
});
const [date, rows] = sale("2025-02-01", 100);
const SALE = transaction("A 1", date, rows);

test.each([
  ["the second is cancelled", [booked(2, 100), booked(3, 100), booked(4, -100, correcting(3))], [2]],
  ["the first is cancelled", [booked(2, 100), booked(3, 100), booked(4, -100, correcting(2))], [3]],
  ["by a file, which says nothing", [booked(2, 100), booked(3, 100), booked(4, -100)], [2]],
  [
    "cancelled on a later day and booked anew",
    [booked(2, 100), booked(3, -100, correcting(2), "2025-05-05"), booked(4, 100)],
    [4],
  ],
  [
    "corrected: the reversal, and what is booked instead, say the same",
    [booked(2, 90), booked(3, -90, correcting(2)), booked(4, 100, correcting(2))],
    [4],
  ],
  [
    "the cancelling is cancelled",
    [booked(2, 100), booked(3, -100, correcting(2)), booked(4, 100, correcting(3))],
    [4],
  ],
  [
    "cancelled in a series that sorts before its own",
    [
      booked(2, 100),
      { ...booked(3, 100), series: "M" },
      booked(4, -100, { corrects: { ...correcting(3).corrects, series: "M" } }),
    ],
    [2],
  ],
  [
    "what corrects something in another year stands",
    [booked(2, 100), booked(3, -100, correcting(77))],
    [2, 3],
  ],
] as const)("VR13: %s", (_name, settlements, numbers) => {
  expect(named([SALE, ...settlements])).toEqual(numbers);
});
