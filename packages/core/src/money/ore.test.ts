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

test("sums exactly", () => {
  expect(sumOre([])).toBe(0);
  expect(sumOre([ore(10), ore(20), ore(-30)])).toBe(0);
});
