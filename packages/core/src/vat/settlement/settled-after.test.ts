import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { suggestedVatPeriod, unsettledVatPeriod } from "../suggested-vat-period.ts";
import {
  booksOf,
  boxes,
  type Rows,
  range,
  reportOf,
  sale,
  settle,
  type Voucher,
} from "../vat-books.arbitrary.ts";
import { partsOfPeriod, type VatBooks } from "../vat-moves.ts";
import { vatReport } from "../vat-report.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { vatProblemText } from "../vat-text.ts";
import { vatOrigin } from "./origin/vat-origin.ts";
import { settledVouchers } from "./settled-vouchers.ts";
import { settlementsOfYearBefore } from "./settlements-of-year-before.ts";
import { vatClosingDate } from "./vat-closing-date.ts";

const [FIRST, SECOND] = [
  ["2025-01-01", "2025-12-31"],
  ["2026-01-01", "2026-12-31"],
] as const;
const Q3 = range("2025-07-01", "2025-09-30");
const Q4 = range("2025-10-01", "2025-12-31");
const NEXT_Q1 = range("2026-01-01", "2026-03-31");

const first = booksOf(FIRST, [sale("2025-11-01", 100)]);
const second = (vouchers: readonly Voucher[], opened: Rows = [[2611, -100]]) =>
  booksOf(SECOND, vouchers, opened);
const offered = (years: readonly VatBooks[], period = Q4) => {
  const made = vatSettlementEntries(years, period);
  return made.ok
    ? made.value.flatMap(({ entries }) => entries.map((row) => [row.accountId, row.amount / 100]))
    : made.error.code;
};
/** The vouchers that are said to have settled a period, with the year that each is in. */
const settledBy = (years: readonly VatBooks[], period = Q4) =>
  settledVouchers(partsOfPeriod(years, period)).map(
    ({ yearFrom, voucher }) => `${voucher.series} ${voucher.number} ${yearFrom.slice(0, 4)}`,
  );

describe("VR14: VAT that the year after has settled", () => {
  const after = second([sale("2026-02-01", 30), settle("2026-02-12", 100)]);

  test("is not offered again, and the report names what settled it", () => {
    expect(offered([first])).toEqual([
      [2611, 100],
      [2650, -100],
    ]);
    expect(offered([first, after])).toBe("nothing-to-settle");
    expect(settledBy([first, after])).toEqual(["A 2 2026"]);
    expect(unsettledVatPeriod(first, "quarter")).toEqual(Q4);
    expect(unsettledVatPeriod(first, "quarter", after)).toBeUndefined();
    expect(vatClosingDate([first], Q4, undefined)).toBeUndefined();
  });

  test("is offered while that year has only settled its own", () => {
    expect(offered([first, second([sale("2026-02-01", 30), settle("2026-03-31", 30)])])).toEqual([
      [2611, 100],
      [2650, -100],
    ]);
  });

  test("is offered again when that settlement is reversed", () => {
    const reversed = second([settle("2026-02-12", 100), settle("2026-02-13", -100)]);
    expect(offered([first, reversed])).toHaveLength(2);
  });

  test("is not taken by what settles VAT of the other sign of that year's own", () => {
    const returned = [sale("2026-02-01", -30), settle("2026-03-31", -30), sale("2026-04-01", 80)];
    const next = second([...returned, settle("2026-06-30", 80)]);
    expect(offered([first, next])).toEqual([
      [2611, 100],
      [2650, -100],
    ]);
    expect(settledBy([next], range("2026-04-01", "2026-06-30"))).toEqual(["A 4 2026"]);
  });

  test("of several periods at once is none of each", () => {
    const two = booksOf(FIRST, [sale("2025-08-01", 60), sale("2025-11-01", 100)]);
    const together = second([settle("2026-02-12", 160)], [[2611, -160]]);
    const each = second([settle("2026-01-02", 60), settle("2026-02-12", 100)], [[2611, -160]]);
    for (const next of [together, each]) {
      expect([Q3, Q4].map((period) => offered([two, next], period))).toEqual([
        "nothing-to-settle",
        "nothing-to-settle",
      ]);
    }
    expect([Q3, Q4].map((period) => settledBy([two, together], period))).toEqual([
      ["A 1 2026"],
      ["A 1 2026"],
    ]);
    expect(settledBy([two, each], Q3)).toEqual(["A 1 2026"]);
    expect(suggestedVatPeriod(each.ledger, "quarter")).toEqual(NEXT_Q1);
  });

  test("of the same amount as the year's own is counted once", () => {
    const next = second([sale("2026-02-01", 100), settle("2026-04-01", 100), settle("2026-03-31", 100)]);
    expect(offered([first, next])).toBe("nothing-to-settle");
    expect(offered([next], NEXT_Q1)).toBe("nothing-to-settle");
  });

  test("leaves what came to the year afterwards, whether its balances are taken over again or not", () => {
    const more = booksOf(FIRST, [sale("2025-11-01", 100), sale("2025-12-30", 25)]);
    for (const opened of [100, 125]) {
      const next = second([settle("2026-02-12", 100)], [[2611, -opened]]);
      expect(offered([more, next])).toEqual([
        [2611, 25],
        [2650, -25],
      ]);
      expect(offered([next], NEXT_Q1)).toBe("nothing-to-settle");
    }
  });

  test("is no more than that year opened with", () => {
    const twice = second([settle("2026-02-12", 100), settle("2026-02-12", 100)]);
    expect(settlementsOfYearBefore(twice.ledger)).toHaveLength(1);
    const partly = second([settle("2026-02-10", 60), settle("2026-02-12", 60)]);
    expect(settlementsOfYearBefore(partly.ledger)).toHaveLength(2);
    const thrice = second([settle("2026-02-10", 60), settle("2026-02-12", 60), settle("2026-02-13", 60)]);
    expect(settlementsOfYearBefore(thrice.ledger)).toHaveLength(2);
    expect(settlementsOfYearBefore(second([settle("2026-02-12", -30)]).ledger)).toEqual([]);
    expect(settlementsOfYearBefore(second([settle("2026-02-12", 100)], []).ledger)).toEqual([]);
  });

  test("is no more than the year closes with, also where that was corrected since", () => {
    const credited = booksOf(FIRST, [sale("2025-11-01", 100), sale("2025-11-02", -90)]);
    const stale = second([settle("2026-02-12", 100)]);
    expect(offered([credited, stale])).toBe("nothing-to-settle");
    const taken = second([settle("2026-02-12", 100)], [[2611, -10]]);
    expect(offered([taken], NEXT_Q1)).toEqual([
      [2611, -90],
      [2650, 90],
    ]);
  });

  test("a settlement in the year is named alone, also when the year after opens with VAT that it has settled", () => {
    const own = booksOf(FIRST, [sale("2025-11-01", 100), settle("2025-12-31", 100)]);
    expect(settledBy([own, after])).toEqual(["A 2 2025"]);
    expect(settledBy([booksOf(FIRST, []), after])).toEqual([]);
  });
});

describe("VR4: VAT in the opening balances", () => {
  const origin = (books: VatBooks, before?: VatBooks) => {
    const [part] = partsOfPeriod([books], NEXT_Q1);
    return part && vatOrigin(part, NEXT_Q1, [accountNo(2611)], before);
  };

  test("is traced to the period of the year before that has it left", () => {
    expect(origin(second([]), first)).toEqual({
      code: "year-before",
      period: Q4,
      fiscalYear: first.ledger.fiscalYear,
    });
  });

  test("that the year before began with as well is traced to that year", () => {
    expect(origin(second([]), booksOf(FIRST, [], [[2611, -100]]))).toMatchObject({
      code: "year-before",
      period: range(...FIRST),
    });
  });

  test("is stale when the year before has none left", () => {
    const settled = booksOf(FIRST, [sale("2025-11-01", 100), settle("2025-12-31", 100)]);
    expect(origin(second([]), settled)).toMatchObject({ code: "stale-opening" });
    expect(origin(second([]), booksOf(FIRST, []))).toMatchObject({ code: "stale-opening" });
  });

  test("is traced there also where one account of it has been settled since, or some of it in the period", () => {
    const opened: Rows = [
      [2611, -100],
      [2621, -20],
    ];
    const settled = [sale("2025-11-01", 100), sale("2025-11-01", 20, 2621), settle("2025-12-31", 100)];
    const before = booksOf(FIRST, settled);
    const years = [second([], opened)];
    const report = vatReport({ years, before, period: NEXT_Q1, boxes });
    expect(report.problems).toMatchObject([
      { origin: { code: "year-before", period: Q4 } },
      { code: "no-vat" },
    ]);
    // What takes just some of it is in time, and is not to be reversed.
    expect(origin(second([settle("2026-02-12", 40)]))).toMatchObject({ code: "opening" });
    const some = reportOf([second([settle("2026-01-01", 40)])], [NEXT_Q1.from, NEXT_Q1.to]);
    expect(some.problems).toMatchObject([
      { accounts: [{ account: 2611, amount: -60_00 }], origin: { code: "opening" } },
      { code: "no-vat" },
    ]);
  });

  test("is settled too late after the period", () => {
    expect(origin(second([settle("2026-04-05", 100)]), first)).toMatchObject({
      code: "late-opening",
      settlements: [{ number: 1 }],
      through: isoDate("2026-03-31"),
    });
  });

  test("is told to be settled by itself where a settlement in the period took it with VAT of the year", () => {
    const mixed = second([sale("2026-02-01", 30), settle("2026-03-31", 130)]);
    expect(origin(mixed, first)).toMatchObject({
      code: "joint-opening",
      settlements: [{ number: 2 }],
      through: isoDate("2026-03-31"),
    });
    const { problems } = reportOf([mixed], [NEXT_Q1.from, NEXT_Q1.to]);
    expect(problems.map((problem) => vatProblemText(problem).replaceAll("\u00A0", " "))).toEqual([
      expect.stringContaining(
        "Det är ingående balans, som A 2 avräknar tillsammans med årets egen moms. Vänd den och bokför dem var för sig, senast 31 mars 2026.",
      ),
    ]);
  });

  test("is told by the report, with the year before", () => {
    const report = reportOf([second([])], [NEXT_Q1.from, NEXT_Q1.to]);
    expect(report.problems).toMatchObject([{ origin: { code: "opening" } }, { code: "no-vat" }]);
    const known = vatReport({ years: [second([])], before: first, period: NEXT_Q1, boxes });
    expect(known.problems).toMatchObject([
      { origin: { code: "year-before", period: Q4 } },
      { code: "no-vat" },
    ]);
  });
});
