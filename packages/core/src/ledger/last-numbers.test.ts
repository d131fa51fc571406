import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { lastNumbers } from "./last-numbers.ts";
import { transaction, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";

const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: [],
  transactions: [
    transaction("U 3", "2025-01-10", []),
    transaction("A 2", "2025-02-10", []),
    transaction("A 1", "2025-01-10", []),
    transaction("A-1 2", "2025-12-10", []),
  ],
});

test("the last number of each series among vouchers dated up to a day", () => {
  expect(lastNumbers(ledger, isoDate("2025-01-31"))).toEqual([
    { series: "A", number: 1 },
    { series: "U", number: 3 },
  ]);
  expect(lastNumbers(ledger, isoDate("2025-02-09"))).toContainEqual({ series: "A", number: 1 });
  expect(lastNumbers(ledger, isoDate("2025-02-10"))).toContainEqual({ series: "A", number: 2 });
  expect(lastNumbers(ledger, isoDate("2025-12-31"))).toEqual([
    { series: "A", number: 2 },
    { series: "A-1", number: 2 },
    { series: "U", number: 3 },
  ]);
});
