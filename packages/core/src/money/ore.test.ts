import { expect, test } from "vitest";
import { isBeyondSums, negateOre, ore, oreOfSum, runningSum, sumOre, ZERO_ORE } from "./ore.ts";

test("takes whole öre and never gives -0", () => {
  expect(ore(150)).toBe(150);
  expect(ore(-0)).toBe(0);
  expect(negateOre(ZERO_ORE)).toBe(0);
  expect(negateOre(ore(5))).toBe(-5);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d", (value) => {
  expect(() => ore(value)).toThrow("not a whole number of öre");
});

test("sums exactly what no number holds on the way, and is never 0 by too much", () => {
  const largest = Array.from({ length: 200 }, () => ore(99_999_999_999_999));
  const back = largest.map(negateOre);
  expect(sumOre([...largest, ...back])).toBe(0);
  expect(sumOre([ore(1), ...largest, ...back])).toBe(1);
  expect(sumOre([...largest, ...back, ore(-1)])).toBe(-1);
  expect(sumOre(largest)).toBe(Number.MAX_SAFE_INTEGER);
  expect(sumOre(back)).toBe(Number.MIN_SAFE_INTEGER);
});

test("sums exactly", () => {
  expect(sumOre([])).toBe(0);
  expect(sumOre([ore(10), ore(20), ore(-30)])).toBe(0);
});

test("MO13: a running sum that no number holds exactly stays beyond, and is the largest amount that is held", () => {
  const most = Number.MAX_SAFE_INTEGER;
  const sumOf = (...all: readonly number[]) => oreOfSum(all.reduce(runningSum, 0));
  expect(sumOf(most - 1, 1)).toBe(most);
  expect(sumOf(most, 1, -2)).toBe(most);
  expect(sumOf(-most, -1, 5)).toBe(-most);
  expect(sumOf(3, -3)).toBe(0);
  // Of two that went beyond in both directions nothing is known.
  expect(isBeyondSums(oreOfSum(runningSum(runningSum(most, 1), runningSum(-most, -1))))).toBe(true);
  expect(isBeyondSums(ore(most - 1))).toBe(false);
});
