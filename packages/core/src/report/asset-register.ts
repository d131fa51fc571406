import type { AccountNo } from "../account-plan/index.ts";
import {
  type AssetItem,
  type AssetList,
  accumulatedDepreciation,
  bookValue,
  isAssetAccountOf,
  listDepreciation,
} from "../asset/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";

/** What an item, a list or a group of accounts is worth at the end of the year, in öre. */
export interface AssetValues {
  readonly price: Ore;
  readonly ofYear: Ore;
  readonly accumulated: Ore;
  readonly bookValue: Ore;
}

export interface RegisteredAssetList {
  readonly list: AssetList;
  /** Without those that were sold or scrapped. */
  readonly items: readonly AssetItem[];
  readonly disposed: readonly AssetItem[];
  /** Of the items, but the depreciation of the year is also of the disposed ones. */
  readonly sum: AssetValues;
}

/** Lists with one account for depreciation, beside what the books have on it and on the accounts of its class. */
export interface AssetRegisterGroup {
  readonly depreciationAccount: AccountNo;
  readonly lists: readonly RegisteredAssetList[];
  readonly sum: AssetValues;
  /** What the accounts hold; the parts of the depreciation are not told apart there. */
  readonly booked: Pick<AssetValues, "price" | "accumulated" | "bookValue">;
}

export interface AssetRegister {
  readonly range: DateRange;
  readonly groups: readonly AssetRegisterGroup[];
}

/** The asset register at the end of a fiscal year (RE19). `closing`: öre per account on its last day. */
export function assetRegister(
  lists: Iterable<AssetList>,
  range: DateRange,
  closing: ReadonlyMap<AccountNo, Ore>,
): AssetRegister {
  const byAccount = Map.groupBy(lists, ({ depreciationAccountId }) => depreciationAccountId);
  const groups = [...byAccount].map(([depreciationAccount, members]): AssetRegisterGroup => {
    const registered = members.map(registeredList);
    const price = sumOre(
      [...closing].flatMap(([account, amount]) =>
        isAssetAccountOf(account, depreciationAccount) ? [amount] : [],
      ),
    );
    const accumulated = negateOre(closing.get(depreciationAccount) ?? ZERO_ORE);
    return {
      depreciationAccount,
      lists: registered,
      sum: sumOfValues(registered.map(({ sum }) => sum)),
      booked: { price, accumulated, bookValue: sumOre([price, negateOre(accumulated)]) },
    };
  });
  return { range, groups: groups.toSorted((a, b) => a.depreciationAccount - b.depreciationAccount) };
}

export function valuesOfItem(item: AssetItem): AssetValues {
  return {
    price: item.purchasePrice,
    ofYear: item.depreciationAmount,
    accumulated: accumulatedDepreciation(item),
    bookValue: bookValue(item),
  };
}

function registeredList(list: AssetList): RegisteredAssetList {
  const items = list.items.filter(({ disposedOn }) => disposedOn === undefined);
  return {
    list,
    items,
    disposed: list.items.filter(({ disposedOn }) => disposedOn !== undefined),
    // What was depreciated before the disposal is a cost of the year all the same.
    sum: { ...sumOfValues(items.map(valuesOfItem)), ofYear: listDepreciation(list) },
  };
}

function sumOfValues(values: readonly AssetValues[]): AssetValues {
  const sum = (field: keyof AssetValues) => sumOre(values.map((each) => each[field]));
  return {
    price: sum("price"),
    ofYear: sum("ofYear"),
    accumulated: sum("accumulated"),
    bookValue: sum("bookValue"),
  };
}
