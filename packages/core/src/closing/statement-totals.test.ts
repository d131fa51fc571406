import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { lastStatementTotals } from "./statement-totals.ts";

const row = (account: number, date: string, rowNo: number, total?: number) => ({
  accountId: accountNo(account),
  date: isoDate(date),
  rowNo,
  fileName: "utdrag.csv",
  created: "2026-01-10T08:00:00Z",
  ...(total === undefined ? {} : { total: ore(total) }),
});

/** A row of another file, read on a day of January after the year. */
const rowOf = (day: string, ...given: Parameters<typeof row>) => ({
  ...row(...given),
  fileName: `${day}.csv`,
  created: `2026-01-${day}T08:00:00Z`,
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
  [
    "a day out of its order",
    [row(1930, "2025-12-29", 1, 1), row(1930, "2025-12-31", 2, 3), row(1930, "2025-12-30", 3, 2)],
    [[1930, 3]],
  ],
  ["none of the year", [row(1930, "2026-01-01", 1, 9), row(1630, "2025-03-01", 1)], []],
  [
    "files in another order than they were read",
    [rowOf("12", 1930, "2025-12-31", 1, 2), rowOf("11", 1930, "2025-12-31", 1, 1)],
    [[1930, 2]],
  ],
  [
    "an oldest-first file after a newest-first one of the same account",
    [
      row(1930, "2025-06-30", 1, 1),
      row(1930, "2025-06-29", 2, 2),
      rowOf("11", 1930, "2025-12-30", 1, 3),
      rowOf("11", 1930, "2025-12-31", 2, 4),
      rowOf("11", 1930, "2025-12-31", 3, 5),
    ],
    [[1930, 5]],
  ],
  [
    "a newest-first file after an oldest-first one of the same account",
    [
      row(1930, "2025-06-29", 1, 1),
      row(1930, "2025-06-30", 2, 2),
      rowOf("11", 1930, "2025-12-31", 2, 4),
      rowOf("11", 1930, "2025-12-31", 3, 5),
      rowOf("11", 1930, "2025-12-30", 4, 3),
    ],
    [[1930, 4]],
  ],
  [
    "a file that begins in the year after, with the newest, and has one day of this one",
    [row(1930, "2026-01-02", 1, 9), row(1930, "2025-12-31", 2, 4), row(1930, "2025-12-31", 3, 5)],
    [[1930, 4]],
  ],
  [
    "a file whose oldest and newest rows have no total",
    [
      row(1930, "2026-01-02", 1),
      row(1930, "2025-12-31", 2, 4),
      row(1930, "2025-12-31", 3, 5),
      row(1930, "2025-12-30", 4),
    ],
    [[1930, 4]],
  ],
  [
    "two files with the last day: the one that was read last",
    [rowOf("20", 1930, "2025-12-31", 1, 7), rowOf("11", 1930, "2025-12-31", 8, 5)],
    [[1930, 7]],
  ],
])("CL10: the last total of a statement: %s", (_, rows, totals) => {
  expect([...lastStatementTotals(rows, year2025)]).toEqual(totals);
});
