import { expect, test } from "vitest";
import { negateOre, ore, sumOre, ZERO_ORE } from "./ore.ts";

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
