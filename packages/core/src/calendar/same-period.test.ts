import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import { sameMonths, samePeriod } from "./same-period.ts";

function range(text: string) {
  const [from = "", to = ""] = text.split(" ");
  return { from: isoDate(from), to: isoDate(to) };
}

const CALENDAR_2024 = "2024-01-01 2024-12-31";
const CALENDAR_2025 = "2025-01-01 2025-12-31";

test.each([
  ["the whole year", "2025-01-01 2025-12-31", CALENDAR_2025, CALENDAR_2024, CALENDAR_2024],
  [
    "the whole of a longer year",
    CALENDAR_2025,
    CALENDAR_2025,
    "2023-07-01 2024-12-31",
    "2023-07-01 2024-12-31",
  ],
  [
    "two months from the start",
    "2025-01-01 2025-02-28",
    CALENDAR_2025,
    CALENDAR_2024,
    "2024-01-01 2024-02-29",
  ],
  ["the second quarter", "2025-04-01 2025-06-30", CALENDAR_2025, CALENDAR_2024, "2024-04-01 2024-06-30"],
  ["part of a month", "2025-03-10 2025-04-15", CALENDAR_2025, CALENDAR_2024, "2024-03-10 2024-04-15"],
  ["leap day", "2024-02-01 2024-02-29", CALENDAR_2024, "2023-01-01 2023-12-31", "2023-02-01 2023-02-28"],
  [
    "months from the start of a broken year",
    "2025-07-01 2025-09-30",
    "2025-07-01 2026-06-30",
    CALENDAR_2024,
    "2024-01-01 2024-03-31",
  ],
  [
    "cut at the end of a short year",
    "2025-04-01 2025-09-30",
    CALENDAR_2025,
    "2024-07-01 2024-12-31",
    "2024-10-01 2024-12-31",
  ],
  [
    "months of the year after",
    "2024-02-01 2024-02-29",
    CALENDAR_2024,
    CALENDAR_2025,
    "2025-02-01 2025-02-28",
  ],
  [
    "cut at the start of a year begun within a month",
    "2025-01-01 2025-02-28",
    CALENDAR_2025,
    "2024-03-15 2024-12-31",
    "2024-03-15 2024-04-30",
  ],
])("RE3: %s", (_, chosen, year, previousYear, expected) => {
  expect(samePeriod(range(chosen), range(year), range(previousYear))).toEqual(range(expected));
});

test("RE3: a part that the previous year was too short to have", () => {
  const previousYear = range("2024-07-01 2024-12-31");
  expect(samePeriod(range("2025-07-01 2025-09-30"), range(CALENDAR_2025), previousYear)).toBeUndefined();
});

const BROKEN = ["2024-01-01 2025-06-30", "2025-09-01 2026-06-30", "2026-07-01 2027-06-30"].map(range);

test.each([
  ["a month that no year holds", "2026-07-01 2026-07-31", 2, -12, undefined, undefined],
  ["a month of another place in its year", "2026-09-01 2026-09-30", 2, -12, 1, "2025-09-01 2025-09-30"],
  ["a quarter", "2027-04-01 2027-06-30", 2, -12, 1, "2026-04-01 2026-06-30"],
  ["what the year holds of a quarter", "2026-07-01 2026-09-30", 2, -12, 1, "2025-09-01 2025-09-30"],
  ["the year that holds most", "2026-05-01 2026-09-30", 2, -12, 0, "2025-05-01 2025-06-30"],
  ["a month of the same long year", "2025-02-01 2025-02-28", 0, -12, 0, "2024-02-01 2024-02-29"],
  ["the year after", "2026-02-01 2026-02-28", 1, 12, 2, "2027-02-01 2027-02-28"],
  ["the whole year before", "2026-07-01 2027-06-30", 2, -12, 1, "2025-09-01 2026-06-30"],
  ["the whole year after", "2024-01-01 2025-06-30", 0, 12, 1, "2025-09-01 2026-06-30"],
  ["no whole year before the first", "2024-01-01 2025-06-30", 0, -12, undefined, undefined],
] as const)("CA12: the same months: %s", (_, chosen, current, months, at, expected) => {
  const own = BROKEN[current];
  if (own === undefined) throw new Error("a year of the test");
  const found = sameMonths(range(chosen), [...BROKEN.slice(1), ...BROKEN.slice(0, 1)], own, months);
  expect(found?.year).toBe(at === undefined ? undefined : BROKEN[at]);
  expect(found?.range).toEqual(expected === undefined ? undefined : range(expected));
});
