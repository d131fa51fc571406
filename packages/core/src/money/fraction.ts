import { invariant } from "../shared/index.ts";

/** An exact quotient in lowest terms; the denominator is always positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The exact quotient of two whole numbers. Throws when the denominator is 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  invariant(denominator !== 0n, "a fraction needs a denominator other than 0");
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negateFraction(a: Fraction): Fraction {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The exact quotient. Throws when `b` is 0: callers check before dividing. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest whole number, a half away from zero (MO4). */
export function roundFraction(a: Fraction): bigint {
  const magnitude = a.numerator < 0n ? -a.numerator : a.numerator;
  const rounded = (2n * magnitude + a.denominator) / (2n * a.denominator);
  return a.numerator < 0n ? -rounded : rounded;
}

/** Always positive; of 0 and n it is n. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
