import { type Brand, invariant } from "../shared/index.ts";

/** Whole öre, signed: debit positive, credit negative. 1 kr = 100 öre. */
export type Ore = Brand<number, "Ore">;

/** Makes an amount of whole öre. Throws on anything that is not a safe integer; never returns -0. */
export function ore(value: number): Ore {
  invariant(Number.isSafeInteger(value), `not a whole number of öre: ${value}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one constructor of Ore
  return (value === 0 ? 0 : value) as Ore;
}

/** The largest amount that is exact. */
const MOST_HELD = Number.MAX_SAFE_INTEGER;

export const ZERO_ORE = ore(0);

/** The amount with debit and credit exchanged. */
export function negateOre(amount: Ore): Ore {
  return ore(0 - amount);
}

/**
 * The exact sum of any number of amounts. A sum that no number holds exactly (over 90 of the largest amounts) becomes
 * the largest exact one (MO13): it does not throw, and is never mistaken for a balance of 0.
 */
export function sumOre(amounts: Iterable<Ore>): Ore {
  let total = 0;
  /** What did not fit in `total`. */
  let beyond = 0n;
  for (const amount of amounts) {
    const next = total + amount;
    if (Number.isSafeInteger(next)) {
      total = next;
    } else {
      beyond += BigInt(total);
      total = amount;
    }
  }
  return beyond === 0n ? ore(total) : nearestOre(beyond + BigInt(total));
}

function nearestOre(sum: bigint): Ore {
  const largest = BigInt(MOST_HELD);
  const held = sum > largest ? largest : sum < -largest ? -largest : sum;
  return ore(Number(held));
}

/**
 * The sum of two running sums of öre. One that no number holds exactly is infinite, and stays so whatever comes after: what
 * it has lost does not come back. Two infinite ones of opposite signs leave nothing to go by.
 */
export function runningSum(a: number, b: number): number {
  const sum = a + b;
  return Math.abs(sum) <= MOST_HELD ? sum : (sum || 1) * Number.POSITIVE_INFINITY;
}

/** A running sum as an amount: one that is beyond what can be held exactly as the largest that is not (MO13). */
export function oreOfSum(sum: number): Ore {
  return ore(Math.min(Math.max(sum, -MOST_HELD), MOST_HELD));
}

/** Whether an amount stands for a sum that is too large to be held exactly (MO13). */
export function isBeyondSums(amount: Ore): boolean {
  return Math.abs(amount) === MOST_HELD;
}
