import { expect, test } from "vitest";
import { swedishDay } from "./swedish-day.ts";

test.each([
  ["2025-06-10T21:59:59Z", "2025-06-10"],
  ["2025-06-10T22:00:00Z", "2025-06-11"],
  ["2025-12-31T22:59:59Z", "2025-12-31"],
  ["2025-12-31T23:00:00Z", "2026-01-01"],
])("at %s it is %s in Sweden", (time, day) => {
  expect(swedishDay(Date.parse(time))).toBe(day);
});

test("the same hour is one day, and the next one may be another", () => {
  const times = [
    "2025-06-10T21:00:00Z",
    "2025-06-10T21:59:59Z",
    "2025-06-10T22:00:00Z",
    "2025-06-10T21:30:00Z",
  ];
  const days = times.map((time) => swedishDay(Date.parse(time)));
  expect(days).toEqual(["2025-06-10", "2025-06-10", "2025-06-11", "2025-06-10"]);
});
