import { expect, test } from "vitest";
import { daysInMonth, isIsoDate, isLeapYear, isoDate } from "./iso-date.ts";

test.each(["2025-01-31", "2024-02-29", "2000-02-29", "0001-12-31"])("%s is a date", (text) => {
  expect(isIsoDate(text)).toBe(true);
  expect(isoDate(text)).toBe(text);
});

test.each([
  "",
  "2025-02-29",
  "1900-02-29",
  "2025-00-10",
  "2025-13-01",
  "2025-04-31",
  "2025-04-00",
  "20250401",
  "25-04-01",
  "20x5-04-01",
  "2025-0 -01",
  "2025-04-0:",
  "2025/04-01",
  "2025-04/01",
  "2025-04-011",
  "2025-04-01\n",
])("%j is no date", (text) => {
  expect(isIsoDate(text)).toBe(false);
  expect(() => isoDate(text)).toThrow("not a date");
});

test("months and leap years", () => {
  const days = Array.from({ length: 12 }, (_, index) => daysInMonth(2025, index + 1));
  expect(days).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect([1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([false, true, false, true]);
});
