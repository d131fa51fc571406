import type { DateRange } from "../calendar/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { rolledAssetLists } from "./depreciation.ts";

/**
 * The items of a list that the year after, which was created before, has with another purchase, time or depreciation so far
 * than they would come to it with now (AS16). One that is in no list of that year is offered there (AS11).
 */
export function itemsDifferingInNextYear(
  list: AssetList,
  next: Iterable<AssetList>,
  nextYear: DateRange,
): readonly AssetItem[] {
  const there = new Map([...next].flatMap(({ items }) => items.map((item) => [item.id, item])));
  const rolled = rolledAssetLists([list], nextYear).flatMap(({ items }) => items);
  return rolled.filter((item) => {
    const own = there.get(item.id);
    return own !== undefined && !isSameBasis(item, own);
  });
}

function isSameBasis(a: AssetItem, b: AssetItem): boolean {
  return (
    a.purchaseDate === b.purchaseDate &&
    a.purchasePrice === b.purchasePrice &&
    a.depreciationYears === b.depreciationYears &&
    a.inboundDepreciationAmount === b.inboundDepreciationAmount
  );
}
