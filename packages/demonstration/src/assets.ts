import { accountNo } from "@huvudbok/core/account-plan";
import { type AssetList, depreciatedItem, rolledAssetLists } from "@huvudbok/core/asset";
import { type DateRange, dateFromParts, type IsoDate } from "@huvudbok/core/calendar";
import { type Ore, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import { SUPPLIERS, type Supplier } from "./parties.ts";
import { day, kr, type PlannedVoucher, type TimelineContext } from "./planned-voucher.ts";
import { invoicedPurchase } from "./purchase.ts";

export const ASSETS = 1220;
export const DEPRECIATION = 1229;

interface BoughtAsset {
  readonly name: string;
  readonly price: Ore;
  readonly years: number;
  /** Years after the first one; negative for what was there before. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly supplier?: Supplier;
}

const BOUGHT: readonly BoughtAsset[] = [
  { name: "Butiksinredning", price: kr(82_000), years: 5, year: -2, month: 9, day: 1 },
  { name: "Espressomaskin", price: kr(46_500), years: 5, year: -1, month: 4, day: 15 },
  {
    name: "Laserskärare LX-60",
    price: kr(64_000),
    years: 5,
    year: 0,
    month: 3,
    day: 18,
    supplier: SUPPLIERS.laser,
  },
  {
    name: "Arbetsstation",
    price: kr(42_600),
    years: 3,
    year: 1,
    month: 2,
    day: 11,
    supplier: SUPPLIERS.computer,
  },
];

/** The invoices for assets bought during the two years. */
export function assetPurchases({ firstYear }: TimelineContext): readonly PlannedVoucher[] {
  return BOUGHT.flatMap(({ name, price: net, supplier, ...bought }) =>
    supplier === undefined
      ? []
      : invoicedPurchase({
          date: day(firstYear + bought.year, bought.month, bought.day),
          supplier,
          account: ASSETS,
          net,
          rate: 25,
          number: 60_180 + bought.month,
          key: name,
          annotation: "Anläggningstillgång, finns i inventarielistan.",
        }),
  );
}

/** The list at the start of the first year, with the depreciation of earlier years as inbound. */
export function firstAssetList(firstYear: number, newId: () => string): AssetList {
  const empty: AssetList = {
    id: newId(),
    name: "Inventarier",
    depreciationAccountId: accountNo(DEPRECIATION),
    depreciationCostAccountId: accountNo(7830),
    items: [],
  };
  let list = empty;
  for (const year of [-2, -1, 0]) {
    const range = calendarYear(firstYear + year);
    const items = rolledAssetLists([list], range).flatMap((rolled) => rolled.items);
    list = withBought({ ...list, items }, firstYear, year, newId, range.to);
  }
  return list;
}

/** The list with what was bought in a year (0 is the first) up to a day. */
export function withBought(
  list: AssetList,
  firstYear: number,
  year: number,
  newId: () => string,
  until: IsoDate,
): AssetList {
  const range = calendarYear(firstYear + year);
  const items = BOUGHT.filter((bought) => bought.year === year).map(
    ({ name, price, years, month, day: on }) =>
      depreciatedItem(
        {
          id: newId(),
          name,
          purchaseDate: day(firstYear + year, month, on),
          purchasePrice: price,
          depreciationYears: years,
          inboundDepreciationAmount: ZERO_ORE,
          depreciationAmount: ZERO_ORE,
        },
        range,
      ),
  );
  return { ...list, items: [...list.items, ...items.filter(({ purchaseDate }) => purchaseDate <= until)] };
}

/** Cost and accumulated depreciation of the assets bought before the first year. */
export function assetsBefore(
  list: AssetList,
  firstYear: number,
): { readonly cost: Ore; readonly written: Ore } {
  const old = list.items.filter(({ purchaseDate }) => purchaseDate < dateFromParts(firstYear, 1, 1));
  return {
    cost: sumOre(old.map(({ purchasePrice }) => purchasePrice)),
    written: sumOre(old.map(({ inboundDepreciationAmount }) => inboundDepreciationAmount)),
  };
}

export function calendarYear(year: number): DateRange {
  return { from: dateFromParts(year, 1, 1), to: dateFromParts(year, 12, 31) };
}
