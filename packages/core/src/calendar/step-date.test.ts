import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import { stepDate } from "./step-date.ts";

const limits = { min: isoDate("2025-01-01"), max: isoDate("2025-12-31") };

test.each([
  ["2025-02-28", "day", 1, "2025-03-01"],
  ["2025-03-01", "day", -1, "2025-02-28"],
  ["2025-01-31", "month", 1, "2025-02-28"],
  ["2025-03-31", "month", -1, "2025-02-28"],
  ["2025-12-31", "day", 1, "2025-12-31"],
  ["2025-12-15", "month", 1, "2025-12-31"],
  ["2025-01-15", "month", -1, "2025-01-01"],
  ["2030-01-15", "day", -1, "2025-12-31"],
] as const)("%s, %s %i, is %s", (date, step, count, expected) => {
  expect(stepDate(isoDate(date), step, count, limits)).toBe(expected);
});

test("the ends of the calendar do not break it", () => {
  expect(stepDate(isoDate("9999-12-31"), "month", 1, {})).toBe("9999-01-31");
  expect(stepDate(isoDate("0000-01-01"), "day", -1, {})).toBe("0000-12-31");
});
