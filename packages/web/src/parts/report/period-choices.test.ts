import { isoDate } from "@huvudbok/core/calendar";
import { expect, test } from "vitest";
import { chosenPeriod, periodChoices, periodInYear, periodQuery } from "./period-choices.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const YEAR = range("2025-07-01", "2026-06-30");

test("whole year, quarters and the year up to a quarter, counted from the start of the year", () => {
  const choices = periodChoices(YEAR).map(({ label, range: { from, to } }) => `${label} ${from} ${to}`);
  expect(choices).toEqual([
    "Helår 2025-07-01 2026-06-30",
    "Q1 2025-07-01 2025-09-30",
    "Q2 2025-10-01 2025-12-31",
    "Q3 2026-01-01 2026-03-31",
    "Q4 2026-04-01 2026-06-30",
    "Q1–Q2 2025-07-01 2025-12-31",
    "Q1–Q3 2025-07-01 2026-03-31",
  ]);
});

test("CA7: a year that is not of twelve months has the whole only", () => {
  expect(periodChoices(range("2025-05-12", "2026-06-30")).map(({ label }) => label)).toEqual(["Helår"]);
});

test("every choice is found again by its range, and another range is none of them", () => {
  const choices = periodChoices(YEAR);
  for (const choice of choices) expect(chosenPeriod(choices, { ...choice.range })).toBe(choice);
  expect(chosenPeriod(choices, range("2025-07-01", "2025-07-31"))).toBeUndefined();
});

test.each([
  ["nothing", undefined, YEAR],
  ["a part", range("2025-08-01", "2025-08-31"), range("2025-08-01", "2025-08-31")],
  ["a calendar year", range("2025-01-01", "2025-12-31"), range("2025-07-01", "2025-12-31")],
  ["another year", range("2023-01-01", "2023-12-31"), YEAR],
])("an address that asks for %s", (_, asked, expected) => {
  expect(periodInYear(asked, YEAR)).toEqual(expected);
});

test("the whole year needs no words in the address", () => {
  expect(periodQuery({ ...YEAR }, YEAR)).toEqual({ from: undefined, to: undefined });
  expect(periodQuery(range("2025-07-01", "2025-09-30"), YEAR)).toEqual({
    from: "2025-07-01",
    to: "2025-09-30",
  });
});
