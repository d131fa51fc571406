import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dateFromDayNumber,
  dateFromParts,
  dateParts,
  dayNumber,
  daysBetween,
  firstDayOfMonth,
  lastDayOfMonth,
  weekday,
} from "./date-arithmetic.ts";
import { isoDate } from "./iso-date.ts";

const FIRST = dayNumber(isoDate("0000-01-01"));
const LAST = dayNumber(isoDate("9999-12-31"));

test.each([
  ["1970-01-01", 0, 4],
  ["1969-12-31", -1, 3],
  ["2000-02-29", 11_016, 2],
  ["2000-03-01", 11_017, 3],
  ["2025-12-31", 20_453, 3],
  ["2026-11-22", 20_779, 7],
  ["2026-11-23", 20_780, 1],
])("%s is day %i and weekday %i", (date, days, day) => {
  expect(dayNumber(isoDate(date))).toBe(days);
  expect(dateFromDayNumber(days)).toBe(date);
  expect(weekday(isoDate(date))).toBe(day);
});

test("agrees with Date.UTC on every day it can hold", () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), (days) => {
      const date = dateFromDayNumber(days);
      const utc = new Date(days * 86_400_000);
      expect(date).toBe(utc.toISOString().slice(0, 10));
      expect(dayNumber(date)).toBe(days);
      expect(weekday(date)).toBe(((utc.getUTCDay() + 6) % 7) + 1);
    }),
    { numRuns: 2000 },
  );
});

test.each([0.5, Number.NaN, FIRST - 1, LAST + 1])("refuses day number %d", (days) => {
  expect(() => dateFromDayNumber(days)).toThrow("Invariant");
});

test.each([
  ["2025-01-31", 1, "2025-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2025-03-31", -1, "2025-02-28"],
  ["2025-01-15", -1, "2024-12-15"],
  ["2025-12-01", 1, "2026-01-01"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2025-06-15", -30, "2022-12-15"],
  ["2025-06-15", 0, "2025-06-15"],
])("%s + %i months is %s", (date, months, expected) => {
  expect(addMonths(isoDate(date), months)).toBe(expected);
});

test("a wanted day comes back after a short month", () => {
  expect(addMonths(isoDate("2025-02-28"), 1, 31)).toBe("2025-03-31");
  expect(addMonths(isoDate("2025-03-31"), 1, 31)).toBe("2025-04-30");
});

test("days, months and parts", () => {
  expect(addDays(isoDate("2024-12-31"), 1)).toBe("2025-01-01");
  expect(addDays(isoDate("2025-03-01"), -1)).toBe("2025-02-28");
  expect(daysBetween(isoDate("2025-01-01"), isoDate("2026-01-01"))).toBe(365);
  expect(firstDayOfMonth(isoDate("2024-02-17"))).toBe("2024-02-01");
  expect(lastDayOfMonth(isoDate("2024-02-17"))).toBe("2024-02-29");
  expect(dateParts(isoDate("2025-06-07"))).toEqual({ year: 2025, month: 6, day: 7 });
  expect(dateFromParts(987, 6, 5)).toBe("0987-06-05");
  expect(() => dateFromParts(2025, 2, 29)).toThrow("not a date");
});
