import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, resultSoFar } from "../ledger/index.ts";
import { balancedTransactions, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { monthResults, monthTotals } from "./month-results.ts";

const yearOf = (from: string, to: string) => ({ ...year2025, from: isoDate(from), to: isoDate(to) });

test("the months sum to the result of the year", () => {
  fc.assert(
    fc.property(balancedTransactions, (transactions) => {
      const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
      const months = monthResults(ledger, isoDate("2025-06-15"), ledger);
      expect(monthTotals(months)).toEqual({
        result: resultSoFar(ledger, year2025.to),
        previous: undefined,
      });
      expect(months.filter(({ isOver }) => isOver)).toHaveLength(5);
      expect(months.every(({ previous }) => previous === undefined)).toBe(true);
      expect(monthResults(ledger, isoDate("2025-06-15"))).toEqual(months);
    }),
  );
});

const sale = (date: string, kronor: number) =>
  transaction("A 1", date, [
    [1930, kronor],
    [3001, -kronor],
  ]);

test("a month is compared with the same calendar month a year before, where the year before held it", () => {
  const ledger = buildLedger({
    fiscalYear: yearOf("2026-01-01", "2026-12-31"),
    openingBalances: [],
    transactions: [sale("2026-10-03", 5), sale("2026-12-24", 7)],
  });
  const previous = buildLedger({
    fiscalYear: yearOf("2025-09-15", "2025-12-31"),
    openingBalances: [],
    transactions: [sale("2025-09-15", 1), sale("2025-10-31", 2)],
  });
  const months = monthResults(ledger, isoDate("2026-10-31"), previous);
  expect(months.slice(7)).toEqual([
    { month: { from: "2026-08-01", to: "2026-08-31" }, result: 0, previous: undefined, isOver: true },
    { month: { from: "2026-09-01", to: "2026-09-30" }, result: 0, previous: 100, isOver: true },
    { month: { from: "2026-10-01", to: "2026-10-31" }, result: 500, previous: 200, isOver: false },
    { month: { from: "2026-11-01", to: "2026-11-30" }, result: 0, previous: 0, isOver: false },
    { month: { from: "2026-12-01", to: "2026-12-31" }, result: 700, previous: 0, isOver: false },
  ]);
  expect(monthTotals(months)).toEqual({ result: 1200, previous: 300 });
});
