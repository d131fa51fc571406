import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { resultSoFar } from "./key-figures.ts";
import {
  balancedDrafts,
  balancedTransactions,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";
import { resultsOfRanges } from "./results-of-ranges.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });

test("each range has the result of its days; what lies between and outside is in none", () => {
  const rows = (account: number, amount: number) => [[account, amount] as const, [1930, -amount] as const];
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [
      transaction("A 1", "2025-01-31", rows(3001, -10)),
      transaction("A 2", "2025-02-01", rows(5010, 4)),
      transaction("A 3", "2025-02-15", rows(3001, -100)),
      transaction("A 4", "2025-03-31", rows(3001, -20)),
      transaction("A 5", "2025-03-31", rows(8999, 1000)),
      transaction("A 6", "2025-04-01", rows(3001, -500)),
    ],
  });
  const ranges = [range("2025-01-31", "2025-02-01"), range("2025-02-20", "2025-03-31")];
  expect(resultsOfRanges(ledger, ranges)).toEqual([
    { range: ranges[0], result: 600 },
    { range: ranges[1], result: 2000 },
  ]);
  expect(resultsOfRanges(ledger, [])).toEqual([]);
});

test("two halves of a range sum to its result, with drafts and without", () => {
  fc.assert(
    fc.property(balancedTransactions, balancedDrafts, rangeIn2025, (transactions, drafts, { to: cut }) => {
      const registered = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
      const withDrafts = buildLedger({
        fiscalYear: year2025,
        openingBalances: [],
        transactions,
        drafts: { drafts, plan: smallPlan },
      });
      for (const ledger of [registered, withDrafts]) {
        const [whole] = resultsOfRanges(ledger, [{ from: year2025.from, to: cut }]);
        expect(whole?.result).toBe(resultSoFar(ledger, cut));
      }
    }),
  );
});
