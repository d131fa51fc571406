import { negateOre, type Ore, shareOfOre, sumOre } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { roundedPattern, withRounding } from "./rounded-pattern.ts";
import { scaledEntries } from "./scaled-entries.ts";
import type { Entry } from "./transaction.ts";
import { withVatOfPairs } from "./vat/scaled-vat.ts";
import { vatPairs } from "./vat/vat-pairs.ts";

/**
 * A remembered pattern of rows scaled so that the row at `index` gets exactly `amount`; another sign reverses the whole
 * pattern. The rounding difference is placed as in `scaledEntries`, but never on the typed row unless it is the only
 * one. VAT is counted from the scaled rows (TR26). A row that rounds the sum to whole kronor is not scaled: it rounds the
 * new sum, and is 0 where that is typed (TR22). The amount of the pattern itself gives its rows as they are.
 * Undefined when the row of the pattern is 0, or only rounds, and gives no scale.
 */
export function scaledByRow(
  pattern: readonly Entry[],
  index: number,
  amount: Ore,
): readonly Entry[] | undefined {
  const isAsBefore = Math.abs(pattern[index]?.amount ?? 0) === Math.abs(amount);
  if (isAsBefore) return scaledRows(pattern, index, amount);
  const rounded = roundedPattern(pattern);
  const scaled = scaledRows(rounded?.exact ?? pattern, index, amount);
  if (scaled === undefined) return undefined;
  // A row that is brought to whole kronor last has no exact VAT.
  const pairs = vatPairs(pattern).filter(
    ({ base, vat, mirror }) => ![base, vat, mirror ?? base].some((place) => place === rounded?.rounded),
  );
  const counted = withVatOfPairs(scaled, pairs, index);
  return rounded === undefined || index === rounded.rounded ? counted : withRounding(counted, rounded);
}

function scaledRows(pattern: readonly Entry[], index: number, amount: Ore): Entry[] | undefined {
  const typed = pattern[index];
  if (typed === undefined || typed.amount === 0) return undefined;
  const turned =
    Math.sign(typed.amount) === Math.sign(amount)
      ? pattern
      : pattern.map((entry) => ({ ...entry, amount: negateOre(entry.amount) }));
  const largest = Math.max(...pattern.map((entry) => Math.abs(entry.amount)));
  const sum = shareOfOre(amount, largest, Math.abs(typed.amount));
  const scaled = scaledEntries(turned, sum < 0 ? negateOre(sum) : sum);
  return withRestElsewhere(
    scaled.map((entry, place) => (place === index ? { ...entry, amount } : entry)),
    index,
    entriesBalance(pattern) === 0,
  );
}

/**
 * The rounding difference of balanced rows goes to the largest row other than the typed one, the first of equal ones.
 */
function withRestElsewhere(entries: readonly Entry[], typed: number, wasBalanced: boolean): Entry[] {
  const rest = entriesBalance(entries);
  const sizes = entries.map(({ amount }, place) => (place === typed ? -1 : Math.abs(amount)));
  const largest = sizes.indexOf(Math.max(...sizes));
  const takesRest = wasBalanced && largest !== typed;
  return entries.map((entry, place) =>
    takesRest && place === largest ? { ...entry, amount: sumOre([entry.amount, negateOre(rest)]) } : entry,
  );
}
