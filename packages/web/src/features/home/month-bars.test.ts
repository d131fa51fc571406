import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { MonthResult } from "@huvudbok/core/overview";
import { expect, test } from "vitest";
import { barChart, CHART_HEIGHT, hasMonthsToCompare } from "./month-bars.ts";

const month = (number: number, result: number, previous: number | undefined, isOver = true): MonthResult => ({
  month: { from: isoDate(`2026-0${number}-01`), to: isoDate(`2026-0${number}-28`) },
  result: ore(result * 100),
  previous: previous === undefined ? undefined : ore(previous * 100),
  isOver,
});

const months = [
  month(1, 70_000, -24_000),
  month(2, 0, undefined),
  month(3, -1, 5, false),
  month(4, 0, 9, false),
];

test("bars stand side by side on the zero line, upwards for profit and downwards for loss", () => {
  const { months: drawn, marks, unit } = barChart(months, 690);
  expect(unit).toBe("thousands");
  expect(marks.map(({ text }) => text)).toEqual(["−25", "0", "25", "50", "75"]);
  const zero = marks.find(({ isZero }) => isZero)?.y ?? 0;
  const [first, second, third] = drawn;
  expect((first?.thisYear?.y ?? 0) + (first?.thisYear?.height ?? 0)).toBeCloseTo(zero);
  expect(first?.lastYear?.y).toBeCloseTo(zero);
  expect((first?.lastYear?.x ?? 0) + (first?.lastYear?.width ?? 0)).toBeLessThan(first?.thisYear?.x ?? 0);
  expect([second?.thisYear, second?.lastYear]).toEqual([undefined, undefined]);
  expect(third?.thisYear).toMatchObject({ y: zero, height: 1 });
});

test("the current month is the first that is not over", () => {
  const { months: drawn } = barChart(months, 690);
  expect(drawn.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true, false]);
});

test.each([
  [690, "jan"],
  [300, "jan"],
  [100, "j"],
  [0, "j"],
])("at %i px wide January is %s and nothing stands outside", (width, label) => {
  const { months: drawn } = barChart(months, width);
  expect(drawn[0]?.label).toBe(label);
  const bars = drawn
    .flatMap(({ thisYear, lastYear }) => [thisYear, lastYear])
    .filter((bar) => bar !== undefined);
  for (const bar of bars) {
    expect(bar.width).toBeGreaterThanOrEqual(1);
    expect(bar.y).toBeGreaterThanOrEqual(0);
    expect(bar.y + bar.height).toBeLessThanOrEqual(CHART_HEIGHT);
    expect(bar.x + bar.width).toBeLessThanOrEqual(Math.max(width, 52));
  }
});

test("a year without anything still has an axis", () => {
  expect(barChart([], 690).marks.map(({ text }) => text)).toEqual(["0", "1"]);
});

test.each([
  ["nothing", [month(1, 0, undefined), month(2, 0, undefined)], false],
  ["one month", [month(1, 5, undefined), month(2, 0, undefined)], false],
  ["two months", [month(1, 5, undefined), month(2, -1, undefined)], true],
  ["the same month of two years", [month(1, 5, 7), month(2, 0, 0)], false],
  ["last year's months", [month(1, 0, 7), month(2, 0, 8)], true],
])("a year of %s has months to compare: %s", (_, year, expected) => {
  expect(hasMonthsToCompare(year)).toBe(expected);
});
