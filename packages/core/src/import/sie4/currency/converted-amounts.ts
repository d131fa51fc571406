import { convertToOre } from "../../../currency/index.ts";
import { MAX_ORE, type Ore, ore, sumOre } from "../../../money/index.ts";

/** An amount in another currency. Those that do not count are in no sum. */
export interface AmountToConvert {
  readonly amount: Ore;
  readonly counts: boolean;
}

/**
 * What has the amounts, in its order, each with its kronor. Where the originals balance, so do these: the öre that
 * rounding leaves are put on the largest, the first of two alike (IM13). Undefined when one is larger than an amount can
 * be.
 */
export function convertedAmounts<Item extends AmountToConvert>(
  items: readonly Item[],
  rate: number,
): readonly (Item & { readonly kronor: Ore })[] | undefined {
  const converted: (Item & { readonly kronor: Ore })[] = [];
  for (const each of items) {
    const kronor = convertToOre(each.amount, rate);
    if (kronor === undefined) return undefined;
    converted.push({ ...each, kronor });
  }
  const counted = converted.filter(({ counts }) => counts);
  const left = sumOre(counted.map(({ kronor }) => kronor));
  if (left === 0 || sumOre(counted.map(({ amount }) => amount)) !== 0) return converted;
  const largest = counted.reduce((a, b) => (Math.abs(b.kronor) > Math.abs(a.kronor) ? b : a));
  const whole = largest.kronor - left;
  if (Math.abs(whole) > MAX_ORE) return undefined;
  return converted.map((each) => (each === largest ? { ...each, kronor: ore(whole) } : each));
}
