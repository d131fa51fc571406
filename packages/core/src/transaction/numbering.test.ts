import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { DEFAULT_TRANSACTION_SERIES, type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { highestNumbers, nextNumber, nextNumberInBooks } from "./numbering.ts";
import { transactionId } from "./transaction.ts";

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [DEFAULT_TRANSACTION_SERIES, { name: "K", startNo: 100, description: "" }],
};
const books = (...ids: readonly [string, number][]) => ids.map(([series, number]) => ({ series, number }));

test.each<[string, readonly [string, number][], number]>([
  ["A", [], 1],
  [
    "A",
    [
      ["A", 3],
      ["A", 1],
      ["K", 7],
    ],
    4,
  ],
  ["K", [["A", 3]], 100],
  ["K", [["K", 7]], 8],
  ["X", [], 1],
])("the next number of %s in %j is %i (CH4)", (series, ids, expected) => {
  expect(nextNumberInBooks(series, year, highestNumbers(books(...ids)))).toBe(expected);
});

test("a series continues from its highest number, else from its first", () => {
  expect(nextNumber(5, undefined)).toBe(5);
  expect(nextNumber(5, 2)).toBe(3);
});

test("an id is series and number", () => {
  expect(transactionId("A", 12)).toBe("A-12");
  expect(() => transactionId("", 1)).toThrow();
  expect(() => transactionId("A", 0)).toThrow("transaction A 0");
  expect(() => transactionId("A", 1.5)).toThrow();
});
