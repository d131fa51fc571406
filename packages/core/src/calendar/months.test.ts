import fc from "fast-check";
import { expect, test } from "vitest";
import { dateFromDayNumber, dayNumber } from "./date-arithmetic.ts";
import { rangeDays } from "./date-range.ts";
import { isoDate } from "./iso-date.ts";
import { monthName, monthsOf } from "./months.ts";

test.each([
  ["2025-01-31", "januari"],
  ["2025-05-01", "maj"],
  ["2025-12-24", "december"],
])("%s is in %s", (date, name) => {
  expect(monthName(isoDate(date))).toBe(name);
});

test("the months of a range are whole but for its ends", () => {
  expect(monthsOf({ from: isoDate("2025-01-15"), to: isoDate("2025-03-10") })).toEqual([
    { from: "2025-01-15", to: "2025-01-31" },
    { from: "2025-02-01", to: "2025-02-28" },
    { from: "2025-03-01", to: "2025-03-10" },
  ]);
});

test("months follow one another and hold every day of the range once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 560 }), (start, length) => {
      const range = { from: dateFromDayNumber(start), to: dateFromDayNumber(start + length) };
      const months = monthsOf(range);
      expect(months[0]?.from).toBe(range.from);
      expect(months.at(-1)?.to).toBe(range.to);
      for (const [index, month] of months.slice(1).entries()) {
        expect(dayNumber(month.from)).toBe(dayNumber(months[index]?.to ?? range.from) + 1);
      }
      expect(months.reduce((days, month) => days + rangeDays(month), 0)).toBe(rangeDays(range));
    }),
  );
});
