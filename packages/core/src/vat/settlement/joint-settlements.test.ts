import { describe, expect, test } from "vitest";
import {
  booksOf,
  range,
  reportOf,
  sale,
  settle,
  type Voucher,
  wholeKronorOf,
} from "../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../vat-moves.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { vatProblemText } from "../vat-text.ts";
import { settledVouchers } from "./settled-vouchers.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const [Q1, Q2, Q3] = [
  ["2025-01-01", "2025-03-31"],
  ["2025-04-01", "2025-06-30"],
  ["2025-07-01", "2025-09-30"],
] as const;

const SALES = [sale("2025-02-01", 100), sale("2025-05-01", 60)];

function settledBy(vouchers: readonly Voucher[], period: readonly [string, string]) {
  const parts = partsOfPeriod([booksOf(YEAR, vouchers)], range(...period));
  return settledVouchers(parts).map(({ voucher, isJoint }) => `${voucher.number}${isJoint ? " joint" : ""}`);
}
const textsOf = (vouchers: readonly Voucher[], period: readonly [string, string]) =>
  reportOf([booksOf(YEAR, vouchers)], period).problems.map((problem) =>
    vatProblemText(problem).replaceAll("\u00A0", " "),
  );

describe("VR16: several periods that one entry has settled", () => {
  test.each([
    ["on the last day of the later one", "2025-06-30"],
    ["later", "2025-08-01"],
  ])("%s: the later one names it and what to do", (_name, day) => {
    expect(textsOf([...SALES, settle(day, 160)], Q2)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−100,00). A 3 avräknar jan–mar 2025 tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för jan–mar 2025 senast 30 juni 2025.",
    ]);
  });

  test("the earlier one says what has settled it, and offers nothing", () => {
    const books = [...SALES, settle("2025-06-30", 160), sale("2025-08-01", 30), settle("2025-09-30", 30)];
    expect(settledBy(books, Q1)).toEqual(["3 joint"]);
    expect(settledBy(books, Q3)).toEqual(["5"]);
    expect(vatSettlementEntries([booksOf(YEAR, books)], range(...Q1))).toEqual({
      ok: false,
      error: { code: "nothing-to-settle", isSettled: true },
    });
    expect(textsOf(books, Q3)).toEqual([]);
  });

  test("what a later period has left is not offered by those that were settled", () => {
    const books = [...SALES, settle("2025-06-30", 160), sale("2025-08-01", 30), settle("2025-09-30", 20)];
    const offered = [Q1, Q2, Q3].map(([from, to]) => {
      const made = vatSettlementEntries([booksOf(YEAR, books)], range(from, to));
      return made.ok ? made.value.flatMap(({ entries }) => entries.map(({ amount }) => amount / 100)) : [];
    });
    expect(offered).toEqual([[], [], [10, -10]]);
  });

  test("by what the page says both have their returns, which are the same", () => {
    const joint = settle("2025-06-30", 160);
    const before = [Q1, Q2].map((period) => wholeKronorOf(reportOf([booksOf(YEAR, SALES)], period)));
    const vouchers: Voucher[] = [...SALES, joint, settle("2025-06-30", -160)];
    for (const [from, to] of [Q1, Q2]) {
      const made = vatSettlementEntries([booksOf(YEAR, vouchers)], range(from, to));
      for (const { date, entries } of made.ok ? made.value : []) {
        vouchers.push([date, entries.map(({ accountId, amount }) => [accountId, amount / 100] as const)]);
      }
    }
    expect(vouchers).toHaveLength(6);
    for (const [index, period] of [Q1, Q2].entries()) {
      expect(textsOf(vouchers, period)).toEqual([]);
      expect(wholeKronorOf(reportOf([booksOf(YEAR, vouchers)], period))).toEqual(before[index]);
    }
  });

  test("each account of its own entry: all of them are named", () => {
    const books = [
      ...SALES,
      sale("2025-02-02", 7, 2621),
      settle("2025-06-30", 160),
      sale("2025-05-02", 3, 2621),
    ];
    const pieces = [settle("2025-07-02", 4, 2621), settle("2025-07-03", 6, 2621)];
    expect(settledBy([...books, ...pieces], Q1)).toEqual(["4 joint", "6 joint", "7 joint"]);
    const own = settle("2025-07-02", 7, 2621);
    expect(settledBy([...books, own], Q1)).toEqual(["6", "4 joint"]);
  });

  test("what was taken too much of is not named as settled by it", () => {
    expect(settledBy([...SALES, settle("2025-06-30", 170)], Q1)).toEqual([]);
  });
});
