import { sumOre } from "../money/index.ts";
import type { Entry } from "../transaction/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";

/** A row of a transaction on an account of a class, and its place there. */
export type PlacedRow = readonly [at: number, entry: Entry];

/** An item that is linked to a transaction. */
export interface LinkedItem {
  readonly item: AssetItem;
  readonly list: AssetList;
  /** Whether its list is of the class that is looked at. */
  readonly isOfClass: boolean;
}

export interface ItemRows {
  /** The rows that no item is of. */
  readonly left: readonly PlacedRow[];
  /** Which row an item is of. One that is of a row with others, or of none, is not here. */
  readonly found: readonly { readonly linked: LinkedItem; readonly row: PlacedRow }[];
}

/**
 * Which item is of which row. A link names the transaction alone: an item is of the row with just its price; of the others
 * of the class, whose prices have been changed, all are of the row that they sum to, as where it was split, or else each
 * is of the row that is nearest to its price. Rather a row too few is proposed than one that is depreciated twice.
 */
export function itemRows(rows: readonly PlacedRow[], linked: readonly LinkedItem[]): ItemRows {
  const left = [...rows];
  const found: { readonly linked: LinkedItem; readonly row: PlacedRow }[] = [];
  const placeOf = (price: number) => left.findIndex(([, { amount }]) => amount === price);
  const changed: LinkedItem[] = [];
  for (const each of linked) {
    const row = take(left, placeOf(each.item.purchasePrice));
    if (row !== undefined) found.push({ linked: each, row });
    else if (each.isOfClass) changed.push(each);
  }
  if (changed.length > 1 && take(left, placeOf(sumOre(changed.map(({ item }) => item.purchasePrice))))) {
    return { left, found };
  }
  // More items than rows: some of them share one, and which part is whose nobody knows.
  const isClear = changed.length <= left.length;
  for (const each of changed) {
    const distances = left.map(([, { amount }]) => Math.abs(amount - each.item.purchasePrice));
    const row = take(left, distances.indexOf(Math.min(...distances)));
    if (isClear && row !== undefined) found.push({ linked: each, row });
  }
  return { left, found };
}

function take(rows: PlacedRow[], place: number): PlacedRow | undefined {
  return place === -1 ? undefined : rows.splice(place, 1)[0];
}
