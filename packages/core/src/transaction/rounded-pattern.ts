import { isWholeKronor, type Ore, ore, ZERO_ORE } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import type { Entry } from "./transaction.ts";

/** Öres- och kronutjämning. */
const ROUNDING_ACCOUNT = 3740;
const ONE_KRONA = 100;

/** A remembered pattern with a row that rounds its sum to whole kronor. */
export interface RoundedPattern {
  /** The pattern as it would be without rounding: that row is 0, and the rounded one has its öre. */
  readonly exact: readonly Entry[];
  /** The place of the row that rounds. */
  readonly rounding: number;
  /** The place of the row that was rounded; undefined when none is in whole kronor. */
  readonly rounded: number | undefined;
}

/** Whether a row rounds the öre of a sum: less than a krona on the account for that. */
export function isRoundingRow({ accountId, amount }: Pick<Entry, "accountId" | "amount">): boolean {
  return accountId === ROUNDING_ACCOUNT && Math.abs(amount) < ONE_KRONA;
}

/** The pattern without its rounding; undefined when it has none. */
export function roundedPattern(pattern: readonly Entry[]): RoundedPattern | undefined {
  const rounding = pattern.findIndex(isRoundingRow);
  const part = pattern[rounding];
  if (part === undefined || pattern.length < 3 || entriesBalance(pattern) !== 0) return undefined;
  const others = [...pattern.entries()].filter(([place]) => place !== rounding);
  const inOrder = others.toSorted(([, a], [, b]) => Math.abs(b.amount) - Math.abs(a.amount));
  const whole = inOrder.find(([, { amount }]) => isWholeKronor(amount))?.[0];
  const bearer = whole ?? inOrder[0]?.[0];
  const exact = pattern.map((entry, place) => {
    if (place === rounding) return { ...entry, amount: ZERO_ORE };
    return place === bearer ? { ...entry, amount: ore(entry.amount + part.amount) } : entry;
  });
  return { exact, rounding, rounded: whole };
}

/** Scaled rows with the rounded one in whole kronor, and what that leaves on the row that rounds. */
export function withRounding(
  scaled: readonly Entry[],
  { rounding, rounded }: Pick<RoundedPattern, "rounding" | "rounded">,
): Entry[] {
  const before = scaled.find((_, place) => place === rounded)?.amount ?? ZERO_ORE;
  const after = roundedToKronor(before);
  return scaled.map((entry, place) => {
    if (place === rounding) return { ...entry, amount: ore(before - after) };
    return place === rounded ? { ...entry, amount: after } : entry;
  });
}

/** A half goes away from zero. */
function roundedToKronor(amount: Ore): Ore {
  return ore(Math.sign(amount) * Math.round(Math.abs(amount) / ONE_KRONA) * ONE_KRONA);
}
