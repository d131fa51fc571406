import { expect, test } from "vitest";
import { type DateRange, isoDate } from "../calendar/index.ts";
import { missingDays } from "./missing-days.ts";
import { booksOf, type Rows } from "./vat-books.arbitrary.ts";

const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });
const OPENED: Rows = [
  [1930, 5],
  [2081, -5],
];
const year = (days: readonly [string, string], opened = OPENED) => booksOf(days, [], opened).ledger;
const [first, second] = [year(["2025-05-01", "2026-04-30"]), year(["2026-05-01", "2027-04-30"])];
const later = year(["2026-07-01", "2027-06-30"]);
const brandNew = year(["2025-05-01", "2026-04-30"], []);
const [spring25, summer25] = [range("2025-04-01", "2025-06-30"), range("2025-07-01", "2025-09-30")];
const spring26 = range("2026-04-01", "2026-06-30");
const wide = range("2025-04-01", "2026-09-30");

test.each([
  ["the year holds the period", [first], summer25, []],
  ["two years hold it", [first, second], spring26, []],
  ["its end", [first], spring26, [range("2026-05-01", "2026-06-30")]],
  ["its beginning", [first], spring25, [range("2025-04-01", "2025-04-30")]],
  ["the beginning is before there was a company", [brandNew], spring25, []],
  ["a new company has later days too", [brandNew], summer25, []],
  ["no year", [], summer25, [summer25]],
  ["a gap after it", [first, later], summer25, []],
  ["between two years", [first, later], spring26, [range("2026-05-01", "2026-06-30")]],
  [
    "before and between",
    [first, later],
    wide,
    [range("2025-04-01", "2025-04-30"), range("2026-05-01", "2026-06-30")],
  ],
  ["its last day alone", [year(["2025-05-01", "2026-06-29"])], spring26, [range("2026-06-30", "2026-06-30")]],
  ["only an earlier year", [first], range("2026-07-01", "2026-09-30"), [range("2026-07-01", "2026-09-30")]],
  ["an earlier year beside its own", [first, second], range("2026-07-01", "2026-09-30"), []],
  ["only a later year", [second], summer25, [summer25]],
  ["a later year beside its own", [first, second], summer25, []],
])("VR6, EC7: the days that the books lack: %s", (_, years, period, days) => {
  expect(missingDays(years, period)).toEqual(days);
});

test("VR6: before a first year nothing is missing when a person says so, and after it what is", () => {
  expect(missingDays([first], wide)).toHaveLength(2);
  expect(missingDays([first], wide, true)).toEqual([range("2026-05-01", "2026-09-30")]);
});
