import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { daysAwayText, longDateText, periodText } from "./date-words.ts";

test("a date in words", () => {
  expect(longDateText(isoDate("2026-11-02"))).toBe("2\u00A0november\u00A02026");
});

test.each([
  ["2026-10-01", "2026-10-31", "oktober"],
  ["2026-07-01", "2026-09-30", "juli–september"],
  ["2026-01-01", "2026-12-31", "2026"],
  ["2025-05-01", "2026-04-30", "2025-05-01 – 2026-04-30"],
  ["2025-12-01", "2026-01-31", "2025-12-01 – 2026-01-31"],
])("%s to %s is %s", (from, to, text) => {
  expect(periodText({ from: isoDate(from), to: isoDate(to) })).toBe(text);
});

test.each([
  [0, "i dag"],
  [1, "i morgon"],
  [-1, "i går"],
  [22, "om 22 dagar"],
  [-3, "för 3 dagar sedan"],
])("%i days is %s", (days, text) => {
  expect(daysAwayText(days)).toBe(text);
});
