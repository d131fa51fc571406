import { fraction, roundFraction } from "./fraction.ts";
import { type Ore, ore } from "./ore.ts";

/**
 * `amount` x `numerator` / `denominator`, exact and then rounded to öre once, a half away from zero (MO4). Numerator
 * and denominator are whole numbers: 25 percent is 25, 100; 12,5 percent is 125, 1000.
 */
export function shareOfOre(amount: Ore, numerator: number, denominator: number): Ore {
  return ore(Number(roundedProduct(amount, BigInt(numerator), BigInt(denominator))));
}

/** The same for a factor of any size, and without a limit to what comes out. Throws when the denominator is 0. */
export function roundedProduct(amount: Ore, numerator: bigint, denominator: bigint): bigint {
  return roundFraction(fraction(BigInt(amount) * numerator, denominator));
}
