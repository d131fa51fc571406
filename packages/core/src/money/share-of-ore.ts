import { fraction, roundFraction } from "./fraction.ts";
import { type Ore, ore } from "./ore.ts";

/**
 * `amount` x `numerator` / `denominator`, exact and then rounded to öre once, a half away from zero (MO4). Numerator
 * and denominator are whole numbers: 25 percent is 25, 100; 12,5 percent is 125, 1000.
 */
export function shareOfOre(amount: Ore, numerator: number, denominator: number): Ore {
  const product = BigInt(amount) * BigInt(numerator);
  return ore(Number(roundFraction(fraction(product, BigInt(denominator)))));
}
