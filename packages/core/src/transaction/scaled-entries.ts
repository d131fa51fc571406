import { negateOre, type Ore, ore, shareOfOre, sumOre } from "../money/index.ts";
import { countedEntries } from "./entries-balance.ts";
import type { Entry } from "./transaction.ts";

/**
 * The rows scaled so that the largest becomes `sum` (positive), rounded to öre. What the rounding of balanced rows
 * leaves goes to the largest row on the side opposite to that one, the first on ties (TR14): balanced
 * rows stay balanced. Struck rows and foreign amounts are left out, since they belong to the booking that was.
 */
export function scaledEntries(entries: readonly Entry[], sum: Ore): Entry[] {
  const counted = countedEntries(entries);
  const largest = largestOf(counted);
  if (largest === undefined || largest.amount === 0)
    return counted.map((entry) => withAmount(entry, entry.amount));
  const scaled = counted.map((entry) =>
    withAmount(entry, shareOfOre(entry.amount, sum, Math.abs(largest.amount))),
  );
  const rest = sumOre(scaled.map(({ amount }) => amount));
  if (sumOre(counted.map(({ amount }) => amount)) !== 0 || rest === 0) return scaled;
  const opposite = largestOf(scaled.filter((_, index) => isOpposite(counted[index], largest)));
  return scaled.map((entry) =>
    entry === opposite ? withAmount(entry, sumOre([entry.amount, negateOre(rest)])) : entry,
  );
}

function withAmount(entry: Entry, amount: Ore): Entry {
  const { accountId, text, objects } = entry;
  return {
    accountId,
    amount: ore(amount),
    ...(text === undefined ? {} : { text }),
    ...(objects === undefined ? {} : { objects }),
  };
}

function largestOf(entries: readonly Entry[]): Entry | undefined {
  let largest: Entry | undefined;
  for (const entry of entries) {
    if (largest === undefined || Math.abs(entry.amount) > Math.abs(largest.amount)) largest = entry;
  }
  return largest;
}

function isOpposite(entry: Entry | undefined, largest: Entry): boolean {
  return entry !== undefined && Math.sign(entry.amount) === -Math.sign(largest.amount);
}
