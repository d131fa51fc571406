import { expect, test } from "vitest";
import { neighbourPeriod } from "./fiscal-year-periods.ts";
import { isoDate } from "./iso-date.ts";

const range = (text: string) => {
  const [from = "", to = ""] = text.split(" ");
  return { from: isoDate(from), to: isoDate(to) };
};
const YEAR = range("2025-07-01 2026-06-30");

test.each([
  ["a month", "2025-09-01 2025-09-30", "2025-08-01 2025-08-31", "2025-10-01 2025-10-31"],
  ["the first month", "2025-07-01 2025-07-31", undefined, "2025-08-01 2025-08-31"],
  ["the last quarter", "2026-04-01 2026-06-30", "2026-01-01 2026-03-31", undefined],
  ["a half", "2025-07-01 2025-12-31", undefined, "2026-01-01 2026-06-30"],
  ["the year up to a quarter", "2025-07-01 2026-03-31", undefined, undefined],
  ["the whole year", "2025-07-01 2026-06-30", undefined, undefined],
  ["a day", "2025-12-31 2025-12-31", "2025-12-30 2025-12-30", "2026-01-01 2026-01-01"],
  ["ten days at the start", "2025-07-06 2025-07-15", "2025-07-01 2025-07-05", "2025-07-16 2025-07-25"],
  ["ten days at the end", "2026-06-16 2026-06-25", "2026-06-06 2026-06-15", "2026-06-26 2026-06-30"],
  ["some first days", "2025-07-01 2025-07-05", undefined, "2025-07-06 2025-07-10"],
  ["some last days", "2026-06-26 2026-06-30", "2026-06-21 2026-06-25", undefined],
])("CA11: before and after %s", (_, text, before, after) => {
  expect(neighbourPeriod(range(text), YEAR, -1)).toEqual(before === undefined ? undefined : range(before));
  expect(neighbourPeriod(range(text), YEAR, 1)).toEqual(after === undefined ? undefined : range(after));
});
