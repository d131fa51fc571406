import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { periodText } from "./period-text.ts";

test.each([
  ["2026-10-01", "2026-10-31", "oktober"],
  ["2026-07-01", "2026-09-30", "juli–september"],
  ["2026-01-01", "2026-12-31", "2026"],
  ["2025-05-01", "2026-04-30", "2025-05-01 – 2026-04-30"],
  ["2025-12-01", "2026-01-31", "2025-12-01 – 2026-01-31"],
])("%s to %s is %s", (from, to, text) => {
  expect(periodText({ from: isoDate(from), to: isoDate(to) })).toBe(text);
});
