import { addDays, addMonths, type DateRange, daysBetween, rangeDays } from "../calendar/index.ts";
import { negateOre, type Ore, ore, shareOfOre, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";

/** What the amount of a year is computed from. */
export type DepreciationBasis = Pick<
  AssetItem,
  "purchaseDate" | "purchasePrice" | "depreciationYears" | "inboundDepreciationAmount"
>;

/**
 * The depreciation of a fiscal year (AS4): price / years, up to whole kronor, times the days owned over
 * the days of the twelve months that end with the year; at most what is left, never below 0. An asset bought after
 * the year has none.
 */
export function depreciationAmount(item: DepreciationBasis, year: DateRange): Ore {
  const owned = { from: item.purchaseDate > year.from ? item.purchaseDate : year.from, to: year.to };
  if (owned.from > year.to) return ZERO_ORE;
  // A whole quotient must not be rounded up because of its last binary digit.
  const wholeKronor = ore(Math.ceil(item.purchasePrice / 100 / item.depreciationYears - 1e-9) * 100);
  const computed = shareOfOre(wholeKronor, rangeDays(owned), daysOfLastTwelveMonths(year));
  const left = sumOre([item.purchasePrice, negateOre(item.inboundDepreciationAmount)]);
  return ore(Math.max(0, Math.min(left, computed)));
}

/** 365, or 366 when the twelve months hold a leap day. */
function daysOfLastTwelveMonths({ to }: DateRange): number {
  const dayAfter = addDays(to, 1);
  return daysBetween(addMonths(dayAfter, -12), dayAfter);
}

/** The item with this year's amount computed. */
export function depreciatedItem(item: AssetItem, year: DateRange): AssetItem {
  return { ...item, depreciationAmount: depreciationAmount(item, year) };
}

/**
 * The lists as the next fiscal year starts with them: last year's amount is inbound now, and a new one is computed
 * (FY1).
 */
export function rolledAssetLists(lists: readonly AssetList[], nextYear: DateRange): AssetList[] {
  return lists.map((list) => ({
    ...list,
    items: list.items.map((item) =>
      depreciatedItem(
        {
          ...item,
          inboundDepreciationAmount: sumOre([item.inboundDepreciationAmount, item.depreciationAmount]),
        },
        nextYear,
      ),
    ),
  }));
}

/** The depreciation of a list in the year: the sum of its items. */
export function listDepreciation(list: AssetList): Ore {
  return sumOre(list.items.map(({ depreciationAmount }) => depreciationAmount));
}

/** What an item is worth in the books at the end of the year. */
export function bookValue(item: AssetItem): Ore {
  return sumOre([
    item.purchasePrice,
    negateOre(item.inboundDepreciationAmount),
    negateOre(item.depreciationAmount),
  ]);
}
