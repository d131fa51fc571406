import { addDays, addMonths, type DateRange, daysBetween, rangeDays } from "../calendar/index.ts";
import { negateOre, type Ore, ore, shareOfOre, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";

/** What the amount of a year is computed from. */
export type DepreciationBasis = Pick<
  AssetItem,
  "purchaseDate" | "purchasePrice" | "depreciationYears" | "inboundDepreciationAmount" | "disposedOn"
>;

/**
 * The depreciation of a fiscal year (AS4): price / years, up to whole kronor, times the days owned over
 * the days of the twelve months that end with the year; at most what is left, never below 0. An asset bought after
 * the year has none; one sold or scrapped in it is owned through that day (AS5).
 */
export function depreciationAmount(item: DepreciationBasis, year: DateRange): Ore {
  const { disposedOn = year.to } = item;
  const owned = {
    from: item.purchaseDate > year.from ? item.purchaseDate : year.from,
    to: disposedOn < year.to ? disposedOn : year.to,
  };
  if (owned.from > owned.to) return ZERO_ORE;
  const computed = shareOfOre(wholeYear(item), rangeDays(owned), daysOfLastTwelveMonths(year));
  const left = sumOre([item.purchasePrice, negateOre(item.inboundDepreciationAmount)]);
  return ore(Math.max(0, Math.min(left, computed)));
}

/** Price / years, up to whole kronor: a whole quotient is not rounded up because of its last binary digit. */
function wholeYear({ purchasePrice, depreciationYears }: DepreciationBasis): Ore {
  const quotient = purchasePrice / 100 / depreciationYears;
  const nearest = Math.round(quotient);
  const isWhole = Math.abs(nearest * 100 * depreciationYears - purchasePrice) < 0.5;
  return ore((isWhole ? nearest : Math.ceil(quotient)) * 100);
}

/** 365, or 366 when the twelve months hold a leap day. */
function daysOfLastTwelveMonths({ to }: DateRange): number {
  const dayAfter = addDays(to, 1);
  const isMonthEnd = dayAfter.endsWith("-01");
  return daysBetween(isMonthEnd ? addMonths(dayAfter, -12) : addDays(addMonths(to, -12), 1), dayAfter);
}

/** The item with this year's amount computed. */
export function depreciatedItem(item: AssetItem, year: DateRange): AssetItem {
  return { ...item, depreciationAmount: depreciationAmount(item, year) };
}

/**
 * The lists as the next fiscal year starts with them: last year's amount is inbound now, and a new one is computed
 * (FY1). What was sold or scrapped before is not in them any more (AS5).
 */
export function rolledAssetLists(lists: readonly AssetList[], nextYear: DateRange): AssetList[] {
  return lists.map((list) => ({
    ...list,
    items: list.items
      .filter(({ disposedOn }) => disposedOn === undefined || disposedOn >= nextYear.from)
      .map((item) =>
        depreciatedItem({ ...item, inboundDepreciationAmount: accumulatedDepreciation(item) }, nextYear),
      ),
  }));
}

/** The depreciation of a list in the year: the sum of its items. */
export function listDepreciation(list: AssetList): Ore {
  return sumOre(list.items.map(({ depreciationAmount }) => depreciationAmount));
}

/** Everything that an item has been depreciated by, this year included. */
export function accumulatedDepreciation(item: AssetItem): Ore {
  return sumOre([item.inboundDepreciationAmount, item.depreciationAmount]);
}

/** What an item is worth in the books at the end of the year, or on the day that it was sold or scrapped. */
export function bookValue(item: AssetItem): Ore {
  return sumOre([item.purchasePrice, negateOre(accumulatedDepreciation(item))]);
}
