import type { AccountNo } from "../account-plan/index.ts";
import { type RowTable, rowsOnAccount } from "./row-table.ts";

/** The places of an account's rows in their order, of the first `length` rows of a table. */
interface KnownPlaces {
  readonly length: number;
  readonly places: readonly number[];
}

const knownOf = new WeakMap<RowTable, Map<AccountNo, KnownPlaces>>();

/**
 * The places of an account's rows among the first `length` rows of a table, in an order that is the same whenever it is
 * asked for: it is kept, and rows that came since are put where they belong.
 */
export function placesInOrder(
  table: RowTable,
  length: number,
  account: AccountNo,
  compare: (a: number, b: number) => number,
): readonly number[] {
  const ofTable = knownOf.get(table) ?? new Map<AccountNo, KnownPlaces>();
  knownOf.set(table, ofTable);
  const known = ofTable.get(account) ?? { length: 0, places: [] };
  // The books as they were before.
  if (known.length > length) return known.places.filter((place) => place < length);
  const places = withAdded(known.places, rowsOnAccount(table, length, account, known.length), compare);
  ofTable.set(account, { length, places });
  return places;
}

/** What comes before the first that is added stays as it is, and so does the order of what is equal. */
function withAdded(
  places: readonly number[],
  added: readonly number[],
  compare: (a: number, b: number) => number,
): readonly number[] {
  const sorted = added.toSorted(compare);
  const [first] = sorted;
  if (first === undefined) return places;
  const before = places.findLastIndex((place) => compare(place, first) <= 0) + 1;
  return [...places.slice(0, before), ...[...places.slice(before), ...sorted].sort(compare)];
}
