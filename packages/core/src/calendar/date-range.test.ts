import { expect, test } from "vitest";
import {
  clampDate,
  intersectRanges,
  isTwelveMonths,
  rangeContains,
  rangeDays,
  rangeOfMonths,
  rangesOverlap,
} from "./date-range.ts";
import { isoDate } from "./iso-date.ts";

function range(from: string, to: string) {
  return { from: isoDate(from), to: isoDate(to) };
}

const may = range("2025-05-01", "2025-05-31");

test.each([
  ["2025-04-30", false],
  ["2025-05-01", true],
  ["2025-05-31", true],
  ["2025-06-01", false],
])("May 2025 contains %s: %s", (date, expected) => {
  expect(rangeContains(may, isoDate(date))).toBe(expected);
});

test.each([
  [range("2025-05-31", "2025-06-30"), range("2025-05-31", "2025-05-31")],
  [range("2025-01-01", "2025-12-31"), may],
  [range("2025-01-01", "2025-05-01"), range("2025-05-01", "2025-05-01")],
  [range("2025-06-01", "2025-06-30"), undefined],
  [range("2025-04-01", "2025-04-30"), undefined],
])("the common days of May and %j are %j", (other, common) => {
  expect(intersectRanges(may, other)).toEqual(common);
  expect(rangesOverlap(may, other)).toBe(common !== undefined);
});

test("length in days and months", () => {
  expect(rangeDays(may)).toBe(31);
  expect(rangeOfMonths(isoDate("2025-05-01"), 1)).toEqual(may);
  expect(isTwelveMonths(range("2024-07-01", "2025-06-30"))).toBe(true);
  expect(isTwelveMonths(range("2024-07-15", "2025-07-14"))).toBe(true);
  expect(isTwelveMonths(range("2024-01-01", "2025-06-30"))).toBe(false);
});

test.each([
  ["2025-04-01", "2025-05-01"],
  ["2025-05-15", "2025-05-15"],
  ["2025-07-01", "2025-05-31"],
])("%s within May is %s", (date, expected) => {
  expect(clampDate(isoDate(date), { min: may.from, max: may.to })).toBe(expected);
  expect(clampDate(isoDate(date), {})).toBe(date);
});
