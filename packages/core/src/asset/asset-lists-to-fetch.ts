import type { DateRange } from "../calendar/index.ts";
import { plainLine } from "../text/index.ts";
import type { AssetList } from "./asset.ts";
import { rolledAssetLists } from "./depreciation.ts";

/**
 * What the year before has, rolled one year, that this year does not: lists as they are to be saved, whole ones and
 * this year's with the items that they lack (AS11). Lists keep their ids from year to year, and so do their items.
 */
export function assetListsToFetch(
  previous: readonly AssetList[],
  lists: readonly AssetList[],
  year: DateRange,
): readonly AssetList[] {
  const here = new Map(lists.map((list) => [list.id, list]));
  const items = new Set(lists.flatMap((list) => list.items.map(({ id }) => id)));
  return rolledAssetLists(previous, year)
    .map(withPlainNames)
    .flatMap((rolled) => {
      const lacking = rolled.items.filter(({ id }) => !items.has(id));
      const own = here.get(rolled.id);
      if (own === undefined) return [{ ...rolled, items: lacking }];
      return lacking.length === 0 ? [] : [{ ...own, items: [...own.items, ...lacking] }];
    });
}

/** Names of before may have several lines, which no new one has (CH34). */
function withPlainNames(list: AssetList): AssetList {
  const items = list.items.map((item) => ({ ...item, name: plainLine(item.name) }));
  return { ...list, name: plainLine(list.name), items };
}
