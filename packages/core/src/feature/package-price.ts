import { type Ore, ore, sumOre } from "../money/index.ts";
import type { Feature, PriceModel } from "./feature.ts";

/** The price of a package, in öre without VAT. */
export interface PackagePrice {
  readonly perMonth: Ore;
  /** Twelve months' worth: a figure to compare periods by. */
  readonly perYear: Ore;
  /** Whole percent below the price of one-month periods, half up. */
  readonly savingsPercent: number;
  /** What is billed for one period. */
  readonly billed: Ore;
}

type Priced = Pick<Feature, "name" | "priceModel">;

/** The price of the period when the feature has one, else the base price. */
export function pricePerMonth({ basePricePerMonth, periodPrices }: PriceModel, months: number): Ore {
  return periodPrices.find((price) => price.months === months)?.pricePerMonth ?? basePricePerMonth;
}

/** The price of some features together for periods of `months` (CO11). */
export function packagePrice(features: readonly Priced[], months: number): PackagePrice {
  const perMonth = sumPerMonth(features, months);
  return {
    perMonth,
    perYear: ore(perMonth * 12),
    savingsPercent: savingsPercent(sumPerMonth(features, 1), perMonth),
    billed: ore(perMonth * months),
  };
}

/** The binding time in words. */
export function bindingText(months: number): string {
  if (months === 1) return "1 månad";
  return months === 12 ? "1 år" : `${months} månader`;
}

function sumPerMonth(features: readonly Priced[], months: number): Ore {
  return sumOre(features.map(({ priceModel }) => pricePerMonth(priceModel, months)));
}

function savingsPercent(oneMonth: Ore, now: Ore): number {
  if (oneMonth === 0) return 0;
  // Half up in whole numbers: floor(x + 1/2) with both sides doubled.
  return Math.floor((200 * (oneMonth - now) + oneMonth) / (2 * oneMonth));
}
