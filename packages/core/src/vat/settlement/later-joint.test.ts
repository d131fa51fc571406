import { describe, expect, test } from "vitest";
import { booksOf, type Rows, range, reportOf, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../vat-moves.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { vatProblemText } from "../vat-text.ts";
import { settledVouchers } from "./settled-vouchers.ts";

const YEAR = ["2026-01-01", "2026-12-31"] as const;
const [Q1, Q2, Q3, Q4] = [
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
  ["2026-07-01", "2026-09-30"],
  ["2026-10-01", "2026-12-31"],
] as const;

const SALES = [sale("2026-02-10", 250), sale("2026-05-10", 500), sale("2026-08-10", 1000)];

function settledBy(vouchers: readonly Voucher[], period: readonly [string, string], opened: Rows = []) {
  const parts = partsOfPeriod([booksOf(YEAR, vouchers, opened)], range(...period));
  return settledVouchers(parts).map(({ voucher, isJoint }) => `${voucher.number}${isJoint ? " joint" : ""}`);
}

/** What is offered on 2611 for a period, in kronor. */
function offered(vouchers: readonly Voucher[], period: readonly [string, string], opened: Rows = []) {
  const made = vatSettlementEntries([booksOf(YEAR, vouchers, opened)], range(...period));
  const rows = made.ok ? made.value.flatMap(({ entries }) => entries) : [];
  return rows
    .filter(({ accountId }) => accountId < 2650)
    .map(({ accountId, amount }) => [accountId, amount / 100]);
}

const textsOf = (vouchers: readonly Voucher[], period: readonly [string, string]) =>
  reportOf([booksOf(YEAR, vouchers)], period).problems.map((problem) =>
    vatProblemText(problem).replaceAll("\u00A0", " "),
  );

describe("VR16: two quarters that one entry has settled after both, while the next one is open", () => {
  test.each(["2026-08-17", "2026-09-30", "2026-11-12"])("on %s", (day) => {
    const vouchers = [...SALES, settle(day, 750)];
    expect([Q1, Q2, Q3].map((period) => settledBy(vouchers, period))).toEqual([["4 joint"], ["4 joint"], []]);
    expect([Q1, Q2, Q3, Q4].map((period) => offered(vouchers, period))).toEqual([[], [], [[2611, 1000]], []]);
    expect(textsOf(vouchers, Q2)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−250,00). A 4 avräknar jan–mar 2026 tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för jan–mar 2026 senast 30 juni 2026.",
    ]);
  });

  test("with last year's settled by itself in the second", () => {
    const opened: Rows = [
      [2611, -400],
      [1930, 400],
    ];
    const vouchers = [...SALES, settle("2026-05-12", 400), settle("2026-08-17", 750)];
    expect(settledBy(vouchers, Q1, opened)).toEqual(["5 joint"]);
    expect(settledBy(vouchers, Q2, opened)).toEqual(["5 joint"]);
    expect([Q1, Q2, Q3].map((period) => offered(vouchers, period, opened))).toEqual([[], [], [[2611, 1000]]]);
  });

  test("account by account: what it did not take is offered", () => {
    const vouchers = [...SALES, sale("2026-02-11", 7, 2621), settle("2026-08-17", 750)];
    expect([Q1, Q2].map((period) => offered(vouchers, period))).toEqual([[[2621, 7]], []]);
  });

  test("each period is of one: the next two by the next entry, a late one by its own", () => {
    const more = [sale("2026-10-10", 40)];
    const pairs = [...SALES, ...more, settle("2026-08-17", 750), settle("2026-12-30", 750)];
    expect([Q1, Q2].map((period) => settledBy(pairs, period))).toEqual([["5 joint"], ["5 joint"]]);
    expect([Q1, Q2, Q3, Q4].map((period) => offered(pairs, period))).toEqual([[], [], [[2611, 290]], []]);
    const late = [
      sale("2026-02-10", 250),
      settle("2026-05-12", 250),
      ...SALES.slice(1),
      settle("2026-11-12", 1500),
    ];
    expect([Q1, Q2, Q3].map((period) => settledBy(late, period))).toEqual([["2"], ["5 joint"], ["5 joint"]]);
  });

  test.each(["2026-08-17", "2026-11-12"])("nor is it of the quarter that %s is in", (day) => {
    const vouchers = [...SALES, sale("2026-10-10", 40), settle(day, 750)];
    expect([Q3, Q4].map((period) => settledBy(vouchers, period))).toEqual([[], []]);
    expect([Q3, Q4].map((period) => offered(vouchers, period))).toEqual([[[2611, 1000]], [[2611, 40]]]);
  });

  test("by the day, in whatever order the two entries were registered", () => {
    const months = [
      ["2026-01-01", "2026-01-31"],
      ["2026-02-01", "2026-02-28"],
      ["2026-03-01", "2026-03-31"],
      ["2026-04-01", "2026-04-30"],
    ] as const;
    const sales = [
      sale("2026-01-10", 10),
      sale("2026-02-10", 20),
      sale("2026-03-10", 12),
      sale("2026-04-10", 18),
      // Left, so that the year is none that the two have settled as it is.
      sale("2026-06-10", 5),
    ];
    const by = (first: string, second: string) => {
      const vouchers = [...sales, settle(first, 30), settle(second, 30)];
      return months.map((month) => settledBy(vouchers, month));
    };
    const inOrder = [["6 joint"], ["6 joint"], ["7 joint"], ["7 joint"]];
    expect(by("2026-05-12", "2026-05-20")).toEqual(inOrder);
    expect(by("2026-05-12", "2026-05-12")).toEqual(inOrder);
    expect(by("2026-05-20", "2026-05-12")).toEqual([["7 joint"], ["7 joint"], ["6 joint"], ["6 joint"]]);
  });

  test("not one that takes just what the year began with: that is of the year before", () => {
    const vouchers = [...SALES, settle("2026-08-17", 750)];
    const opened: Rows = [[2611, -750]];
    expect([Q1, Q2].map((period) => settledBy(vouchers, period, opened))).toEqual([[], []]);
    expect([Q1, Q2].map((period) => offered(vouchers, period, opened))).toEqual([
      [[2611, 250]],
      [[2611, 500]],
    ]);
  });

  test("not one of the quarter that it is dated in, which has just as much and began with something else", () => {
    const vouchers = [...SALES, sale("2026-11-10", 750), settle("2026-12-31", 750)];
    expect([Q1, Q2, Q3, Q4].map((period) => settledBy(vouchers, period))).toEqual([[], [], [], ["5"]]);
    expect([Q1, Q2, Q3, Q4].map((period) => offered(vouchers, period))).toEqual([
      [[2611, 250]],
      [[2611, 500]],
      [[2611, 1000]],
      [],
    ]);
    // Where it began with just that, it is what the first two had left (VR7).
    const without = vouchers.filter((each) => each !== SALES[2]);
    expect([Q1, Q2, Q4].map((period) => settledBy(without, period))).toEqual([["4 joint"], ["4 joint"], []]);
  });

  test("not of a quarter that was settled late before, whatever the two have together", () => {
    const late = [sale("2026-02-10", 250), settle("2026-05-12", 250), sale("2026-05-20", 500)];
    const vouchers = [...late, settle("2026-08-17", 750)];
    expect(settledBy(vouchers, Q1)).toEqual(["2"]);
  });

  test("not one that takes something else", () => {
    const vouchers = [...SALES, settle("2026-08-17", 760)];
    expect(settledBy(vouchers, Q1)).toEqual([]);
  });
});
