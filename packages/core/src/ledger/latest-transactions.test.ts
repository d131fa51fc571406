import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { hasTransactionsAfter, latestTransactions, transactionCount } from "./latest-transactions.ts";
import { balancedTransactions, transaction, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger, extendLedger, transactionsOf } from "./ledger.ts";

test("the last of the transactions, latest first", () => {
  fc.assert(
    fc.property(balancedTransactions, fc.nat({ max: 12 }), (transactions, count) => {
      const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
      expect(latestTransactions(ledger, count)).toEqual(
        count === 0 ? [] : transactionsOf(ledger).slice(-count).reverse(),
      );
      expect(transactionCount(ledger)).toBe(transactions.length);
    }),
  );
});

test("a ledger does not see what another was extended with", () => {
  const [first, second] = ["A 1", "A 2"].map((id) => transaction(id, "2025-01-01", [[1930, 0]]));
  const later = transaction("A 3", "2025-01-03", [[1930, 0]]);
  if (first === undefined || second === undefined) throw new Error("two transactions");
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [first] });
  expect(latestTransactions(extendLedger(ledger, second), 1)).toEqual([second]);
  expect(latestTransactions(ledger, 5)).toEqual([first]);
  expect(transactionCount(ledger)).toBe(1);
  const extended = extendLedger(ledger, later);
  expect(hasTransactionsAfter(extended, isoDate("2025-01-02"))).toBe(true);
  expect(hasTransactionsAfter(extended, isoDate("2025-01-03"))).toBe(false);
  expect(hasTransactionsAfter(ledger, isoDate("2025-01-02"))).toBe(false);
});
