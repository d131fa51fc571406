import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addFractions,
  divideFractions,
  fraction,
  multiplyFractions,
  negateFraction,
  roundFraction,
} from "./fraction.ts";

test.each([
  [6n, 4n, 3n, 2n],
  [6n, -4n, -3n, 2n],
  [-6n, -4n, 3n, 2n],
  [0n, -7n, 0n, 1n],
])("%i/%i is %i/%i in lowest terms", (numerator, denominator, lowNumerator, lowDenominator) => {
  expect(fraction(numerator, denominator)).toEqual({ numerator: lowNumerator, denominator: lowDenominator });
});

test("a denominator of 0 is a programmer's error", () => {
  expect(() => fraction(1n, 0n)).toThrow("denominator");
  expect(() => divideFractions(fraction(1n), fraction(0n))).toThrow("denominator");
});

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [49n, 100n, 0n],
  [-49n, 100n, 0n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
])("%i/%i rounds to %i", (numerator, denominator, rounded) => {
  expect(roundFraction(fraction(numerator, denominator))).toBe(rounded);
});

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

test("adding and multiplying can be taken back exactly", () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      expect(addFractions(addFractions(a, b), negateFraction(b))).toEqual(a);
      if (b.numerator !== 0n) expect(divideFractions(multiplyFractions(a, b), b)).toEqual(a);
    }),
  );
});
