import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { periodTextIn } from "./period-in-year.ts";

test.each([
  ["a calendar year", "2026-07-01", "2026-09-30", "2026-01-01", "2026-12-31", "juli–september"],
  ["a short year", "2026-07-01", "2026-09-30", "2026-05-01", "2026-12-31", "juli–september"],
  ["a broken year, first", "2025-07-01", "2025-09-30", "2025-09-01", "2026-08-31", "juli–september 2025"],
  ["a broken year, last", "2026-07-01", "2026-09-30", "2025-09-01", "2026-08-31", "juli–september 2026"],
  ["a month of it", "2026-01-01", "2026-01-31", "2025-09-01", "2026-08-31", "januari 2026"],
  ["its calendar year", "2025-01-01", "2025-12-31", "2025-09-01", "2026-08-31", "2025"],
  ["all of it", "2025-09-01", "2026-08-31", "2025-09-01", "2026-08-31", "2025-09-01 – 2026-08-31"],
])("OV14: in %s, %s to %s is named in full", (_name, from, to, first, last, text) => {
  const [period, year] = [
    { from: isoDate(from), to: isoDate(to) },
    { from: isoDate(first), to: isoDate(last) },
  ];
  expect(periodTextIn(year, period)).toBe(text);
});
