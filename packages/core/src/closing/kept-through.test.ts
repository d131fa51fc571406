import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { keptThrough } from "./kept-through.ts";
import { lastStatementTotals } from "./statement-totals.ts";

test.each([
  ["2025-12-31", "2032-12-31"],
  ["2026-06-30", "2033-12-31"],
  ["2024-02-29", "2031-12-31"],
])("CL9: a year that ends %s is kept through %s", (to, kept) => {
  expect(keptThrough({ to: isoDate(to) })).toBe(kept);
});

const row = (account: number, date: string, rowNo: number, total?: number) => ({
  accountId: accountNo(account),
  date: isoDate(date),
  rowNo,
  ...(total === undefined ? {} : { total: ore(total) }),
});

test.each([
  [
    "oldest first",
    [row(1930, "2025-12-30", 1, 1), row(1930, "2025-12-31", 2, 2), row(1930, "2025-12-31", 3, 3)],
    [[1930, 3]],
  ],
  [
    "newest first",
    [row(1930, "2025-12-31", 1, 3), row(1930, "2025-12-31", 2, 2), row(1930, "2025-12-30", 3, 1)],
    [[1930, 3]],
  ],
  [
    "in any order",
    [row(1930, "2025-12-31", 3, 3), row(1930, "2025-12-30", 1, 1), row(1930, "2025-12-31", 2, 2)],
    [[1930, 3]],
  ],
  ["one day only", [row(1930, "2025-12-31", 1, 1), row(1930, "2025-12-31", 2, 2)], [[1930, 2]]],
  [
    "rows of other years and without a total",
    [row(1930, "2026-01-01", 3, 9), row(1930, "2025-12-31", 2), row(1930, "2025-12-01", 1, 4)],
    [[1930, 4]],
  ],
  [
    "two accounts",
    [row(1930, "2025-12-31", 1, 1), row(1630, "2025-01-01", 1, 5)],
    [
      [1930, 1],
      [1630, 5],
    ],
  ],
  ["none", [], []],
])("the last total of a statement: %s", (_, rows, totals) => {
  expect([...lastStatementTotals(rows, year2025)]).toEqual(totals);
});
