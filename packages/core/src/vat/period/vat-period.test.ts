import { expect, test } from "vitest";
import { range } from "../vat-books.arbitrary.ts";
import { vatPeriodTypeOf } from "./vat-period.ts";

test.each([
  ["a month of the calendar", "2025-02-01", "2025-02-28", "month"],
  ["a quarter of the calendar", "2025-04-01", "2025-06-30", "quarter"],
  ["a calendar year", "2025-01-01", "2025-12-31", "year"],
  ["a broken year", "2025-05-01", "2026-04-30", "year"],
  ["a first year that began in the last month of it", "2025-12-15", "2025-12-31", "year"],
  ["a first year of the last two months of a quarter", "2025-11-01", "2025-12-31", "year"],
  ["a year that ended within a month", "2025-01-01", "2025-01-20", "year"],
  ["three months that are no quarter", "2025-02-01", "2025-04-30", "year"],
])("VR6: a return of %s is of that kind", (_name, from, to, type) => {
  expect(vatPeriodTypeOf(range(from, to))).toBe(type);
});
