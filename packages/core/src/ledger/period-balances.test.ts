import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { sumOre } from "../money/index.ts";
import { accountTurnover } from "./account-turnover.ts";
import {
  balancedDrafts,
  balancedOpening,
  balancedTransactions,
  opening,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "./ledger.arbitrary.ts";
import { buildLedger, extendLedger, withDrafts } from "./ledger.ts";
import { closingBalances, periodBalances, periodBalancesOfDays } from "./period-balances.ts";
import { resultsOfRanges } from "./results-of-ranges.ts";

const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: opening([
    [1930, 1000],
    [2081, -1000],
    [1510, 0],
  ]),
  transactions: [
    transaction("A 1", "2025-01-31", [
      [1930, 10.5],
      [3001, -10.5],
    ]),
    transaction("A 2", "2025-02-01", [
      [1930, 20],
      [3001, -20],
    ]),
    transaction("A 3", "2025-02-28", [
      [6000, 5],
      [6000, -5],
    ]),
    transaction("A 4", "2025-03-01", [
      [1930, 40],
      [8910, -40],
    ]),
  ],
});

test("a period is opened by the opening balance and everything before it, both its days counted", () => {
  const february = { from: isoDate("2025-02-01"), to: isoDate("2025-02-28") };
  expect([...periodBalances(ledger, february)]).toEqual([
    [1930, { opening: 101_050, period: 2_000, closing: 103_050, rows: 1 }],
    [2081, { opening: -100_000, period: 0, closing: -100_000, rows: 0 }],
    [3001, { opening: -1_050, period: -2_000, closing: -3_050, rows: 1 }],
    [6000, { opening: 0, period: 0, closing: 0, rows: 2 }],
  ]);
});

test("closing balances are those of the year, or up to and including a day", () => {
  expect(closingBalances(ledger).get(accountNo(1930))).toBe(107_050);
  expect([...closingBalances(ledger, isoDate("2025-01-31"))]).toEqual([
    [1930, 101_050],
    [2081, -100_000],
    [3001, -1_050],
  ]);
});

test("struck rows are in no sum", () => {
  const { entries } = transaction("A 1", "2025-01-31", [[1930, 10]]);
  const struck = transaction("A 1", "2025-01-31", [], {
    entries: entries.map((entry) => ({ ...entry, adjustmentType: false })),
  });
  expect(
    closingBalances(buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [struck] })).size,
  ).toBe(0);
});

test("balanced books stay balanced, whatever the period", () => {
  fc.assert(
    fc.property(
      balancedTransactions,
      balancedOpening,
      rangeIn2025,
      (transactions, openingBalances, range) => {
        const balances = periodBalances(
          buildLedger({ fiscalYear: year2025, openingBalances, transactions }),
          range,
        );
        for (const column of ["opening", "period", "closing"] as const) {
          expect(sumOre([...balances.values()].map((balance) => balance[column]))).toBe(0);
        }
      },
    ),
  );
});

test("sums that are too large leave nothing behind for the next question", () => {
  const whole = { from: year2025.from, to: year2025.to };
  const before = periodBalances(ledger, whole);
  const most = Number.MAX_SAFE_INTEGER / 100;
  const tooLarge = buildLedger({
    fiscalYear: year2025,
    openingBalances: opening([[1930, 7]]),
    transactions: [
      transaction("A 1", "2025-01-31", [
        [1930, most],
        [1930, most],
      ]),
    ],
  });
  expect(periodBalances(tooLarge, whole).get(accountNo(1930))?.closing).toBe(Number.MAX_SAFE_INTEGER);
  expect(periodBalances(ledger, whole)).toEqual(before);
});

/** 91 vouchers of the largest amount that a row may have. */
const HUGE = Array.from({ length: 91 }, (_, place) =>
  transaction(`A ${place + 1}`, "2025-02-01", [
    [1930, 999_999_999_999.99],
    [3001, -999_999_999_999.99],
  ]),
);

test("MO13: a balance that no number holds exactly is the largest that is, and stops no page", () => {
  const huge = buildLedger({ fiscalYear: year2025, openingBalances: opening([]), transactions: HUGE });
  const most = Number.MAX_SAFE_INTEGER;
  expect([...periodBalances(huge, { from: isoDate("2025-02-01"), to: isoDate("2025-02-28") })]).toEqual([
    [1930, { opening: 0, period: most, closing: most, rows: 91 }],
    [3001, { opening: 0, period: -most, closing: -most, rows: 91 }],
  ]);
  expect(
    periodBalances(huge, { from: isoDate("2025-03-01"), to: isoDate("2025-03-31") }).get(accountNo(1930)),
  ).toEqual({ opening: most, period: 0, closing: most, rows: 0 });
  const year = { from: year2025.from, to: year2025.to };
  expect(accountTurnover(huge, accountNo(1930), year)).toMatchObject({ debit: most, credit: 0 });
  expect(accountTurnover(huge, accountNo(3001), year)).toMatchObject({ debit: 0, credit: most });
  expect(resultsOfRanges(huge, [year])).toMatchObject([{ result: most }]);
});

test("the sums of days say the same, while the books grow, of the books as they were, and with drafts", () => {
  fc.assert(
    fc.property(
      balancedTransactions,
      balancedOpening,
      balancedDrafts,
      fc.nat(25),
      rangeIn2025,
      (transactions, openingBalances, drafts, cut, range) => {
        const began = buildLedger({
          fiscalYear: year2025,
          openingBalances,
          transactions: transactions.slice(0, cut),
        });
        const expectSame = (each: typeof began) =>
          expect([...periodBalancesOfDays(each, range)]).toEqual([...periodBalances(each, range)]);
        let grown = began;
        for (const next of transactions.slice(cut)) {
          expectSame(grown);
          grown = extendLedger(grown, next);
        }
        for (const each of [grown, began, withDrafts(grown, drafts, smallPlan)]) expectSame(each);
      },
    ),
  );
});
