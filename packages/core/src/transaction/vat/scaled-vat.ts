import { isVatAccount } from "../../account-plan/index.ts";
import { negateOre, type Ore, shareOfOre, splitVat, sumOre } from "../../money/index.ts";
import { entriesBalance } from "../entries-balance.ts";
import type { Entry } from "../transaction.ts";
import type { VatPair } from "./vat-pairs.ts";

/**
 * Scaled rows with VAT that is counted from the scaled amounts, not scaled itself (TR26). The sum of all rows stays, and
 * so does the row at `typed`. With b the base and r the rate, VAT is within half an öre of r x b where the base is typed
 * or the VAT is of reverse charge, else within (1 + r) / 2 öre: the net of a gross is the rounded one (MO10). VAT that
 * is typed, or whose difference no row can take, stays in proportion.
 */
export function withVatOfPairs(
  scaled: readonly Entry[],
  pairs: readonly VatPair[],
  typed: number,
): readonly Entry[] {
  const payment = placeOfPayment(scaled, pairs, typed);
  return pairs.reduce((rows, pair) => {
    const counted = withAmounts(rows, countedParts(rows, pair, typed));
    const rest = sumOre([entriesBalance(rows), negateOre(entriesBalance(counted))]);
    if (rest === 0) return counted;
    if (payment === undefined) return rows;
    return withAmounts(counted, new Map([[payment, sumOre([sumAt(rows, payment), rest])]]));
  }, scaled);
}

/** The new amounts of a pair, by their places. */
function countedParts(
  rows: readonly Entry[],
  { base, vat, mirror, rate }: VatPair,
  typed: number,
): ReadonlyMap<number, Ore> {
  if (typed === vat || typed === mirror) return new Map();
  const share = shareOfOre(sumAt(rows, base), rate, 100);
  if (mirror !== undefined) {
    return new Map([
      [vat, share],
      [mirror, negateOre(share)],
    ]);
  }
  if (typed === base) return new Map([[vat, share]]);
  const gross = splitVat(sumAt(rows, base, vat), rate);
  return new Map([
    [base, gross.net],
    [vat, gross.vat],
  ]);
}

/** The largest row that is neither typed nor VAT nor has VAT; undefined where there is none. */
function placeOfPayment(
  scaled: readonly Entry[],
  pairs: readonly VatPair[],
  typed: number,
): number | undefined {
  const bases = new Set(pairs.map(({ base }) => base));
  const free = [...scaled.entries()].filter(
    ([place, { accountId, amount }]) =>
      place !== typed && !bases.has(place) && !isVatAccount(accountId) && amount !== 0,
  );
  return free.toSorted(([, a], [, b]) => Math.abs(b.amount) - Math.abs(a.amount))[0]?.[0];
}

function withAmounts(rows: readonly Entry[], amounts: ReadonlyMap<number, Ore>): readonly Entry[] {
  return rows.map((entry, place) => ({ ...entry, amount: amounts.get(place) ?? entry.amount }));
}

function sumAt(rows: readonly Entry[], ...places: readonly number[]): Ore {
  return sumOre(rows.filter((_, place) => places.includes(place)).map(({ amount }) => amount));
}
