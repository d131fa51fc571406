import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import { rangeWords } from "./range-words.ts";

test.each([
  ["2025-04-01", "2025-04-30", "apr 2025"],
  ["2025-04-01", "2025-06-30", "apr–jun 2025"],
  ["2024-02-01", "2024-02-29", "feb 2024"],
  ["2025-01-01", "2025-12-31", "2025"],
  ["2025-10-01", "2026-03-31", "okt 2025–mar 2026"],
  ["2025-07-01", "2026-06-30", "jul 2025–jun 2026"],
  ["2025-04-02", "2025-06-30", "2025-04-02 – 2025-06-30"],
  ["2025-04-01", "2025-06-29", "2025-04-01 – 2025-06-29"],
])("%s to %s is %s", (from, to, words) => {
  expect(rangeWords({ from: isoDate(from), to: isoDate(to) })).toBe(words);
});
