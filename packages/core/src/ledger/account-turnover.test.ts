import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { accountTurnover } from "./account-turnover.ts";
import {
  balancedDrafts,
  balancedOpening,
  balancedTransactions,
  draft,
  opening,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "./ledger.arbitrary.ts";
import { buildLedger, draftsOf } from "./ledger.ts";

const bank = accountNo(1930);
const february = { from: isoDate("2025-02-01"), to: isoDate("2025-02-28") };

const struck = transaction("A 9", "2025-02-10", [
  [1930, 500],
  [1930, -500],
]);
const transactions = [
  transaction("A 1", "2025-01-31", [[1930, 10]]),
  transaction("A 2", "2025-02-01", [[1930, 100]]),
  transaction("A 3", "2025-02-28", [[1930, -30]]),
  transaction("A 4", "2025-02-28", [
    [1930, 0],
    [3001, 7],
  ]),
  transaction("A 5", "2025-03-01", [[1930, 1000]]),
  { ...struck, entries: struck.entries.map((entry) => ({ ...entry, adjustmentType: false })) },
];
const openingBalances = opening([
  [1930, 5],
  [2440, -5],
]);

test("what came before the range is in its opening balance, and what comes behind it nowhere", () => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
  expect(accountTurnover(ledger, bank, february)).toEqual({
    opening: 1500,
    debit: 10_000,
    credit: 3000,
    // Struck rows are rows, and in no sum.
    rows: 5,
  });
  expect(accountTurnover(ledger, accountNo(2440), february)).toEqual({
    opening: -500,
    debit: 0,
    credit: 0,
    rows: 0,
  });
});

test("a struck row outside the range is none of its rows", () => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
  const march = { from: isoDate("2025-03-01"), to: isoDate("2025-03-31") };
  const january = { from: isoDate("2025-01-01"), to: isoDate("2025-01-31") };
  expect(accountTurnover(ledger, bank, march)).toEqual({ opening: 8500, debit: 100_000, credit: 0, rows: 1 });
  expect(accountTurnover(ledger, bank, january)).toEqual({ opening: 500, debit: 1000, credit: 0, rows: 1 });
});

test("drafts count when the ledger holds them", () => {
  const drafts = [
    draft("x", "2025-02-02", [
      [1930, 1],
      [3001, -1],
    ]),
    draft("y", "2025-01-02", [
      [1930, 2],
      [3001, -2],
    ]),
  ];
  const withDrafts = { drafts, plan: smallPlan };
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [],
    drafts: withDrafts,
  });
  expect(accountTurnover(ledger, bank, february)).toEqual({ opening: 200, debit: 100, credit: 0, rows: 1 });
});

test("it is what one gets by going through every row", () => {
  const books = fc.record({
    openingBalances: balancedOpening,
    transactions: balancedTransactions,
    drafts: balancedDrafts,
    range: rangeIn2025,
    account: fc.constantFrom(1930, 2440, 3001, 5010).map(accountNo),
  });
  fc.assert(
    fc.property(books, ({ range, account, drafts, ...rest }) => {
      const ledger = buildLedger({ fiscalYear: year2025, ...rest, drafts: { drafts, plan: smallPlan } });
      const expected = { opening: 0, debit: 0, credit: 0, rows: 0 };
      for (const { accountId, balance } of rest.openingBalances) {
        if (accountId === account) expected.opening += balance;
      }
      for (const { date, entries } of [...rest.transactions, ...draftsOf(ledger)]) {
        for (const { accountId, amount, adjustmentType } of entries) {
          if (accountId !== account || date > range.to) continue;
          const counted = adjustmentType === false ? 0 : amount;
          if (date < range.from) expected.opening += counted;
          else {
            expected.rows += 1;
            expected.debit += Math.max(counted, 0);
            expected.credit += Math.max(0 - counted, 0);
          }
        }
      }
      expect(accountTurnover(ledger, account, range)).toEqual(expected);
    }),
  );
});
