import { MAX_ORE, type Ore, ore, roundedProduct } from "../money/index.ts";
import { invariant } from "../shared/index.ts";

/** A number as JavaScript writes it: digits, decimals, a power of ten. */
const NUMBER = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * An amount in another currency as kronor: amount x rate, exact with the decimals that the rate was published with, and
 * rounded to öre once, a half away from zero (CU3). The amount is in hundredths of its unit, the rate in kronor for one
 * unit. Undefined when it is larger than an amount can be. Throws on a rate that is not above zero.
 */
export function convertToOre(amount: Ore, rate: number): Ore | undefined {
  const match = NUMBER.exec(String(rate));
  invariant(match !== null && rate > 0, `not a rate: ${rate}`);
  const [, whole = "", decimals = "", power = "0"] = match;
  const exponent = BigInt(power) - BigInt(decimals.length);
  const digits = BigInt(whole + decimals);
  const converted =
    exponent < 0n
      ? roundedProduct(amount, digits, 10n ** -exponent)
      : roundedProduct(amount, digits * 10n ** exponent, 1n);
  const isTooLarge = converted > BigInt(MAX_ORE) || converted < -BigInt(MAX_ORE);
  return isTooLarge ? undefined : ore(Number(converted));
}
