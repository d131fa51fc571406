import { expect, test } from "vitest";
import { daysAwayText, longDateText } from "./date-words.ts";
import { isoDate } from "./iso-date.ts";

test("a date in words", () => {
  expect(longDateText(isoDate("2026-11-02"))).toBe("2\u00A0november\u00A02026");
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
