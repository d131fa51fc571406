import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { assetDifferences } from "./asset-differences.ts";

const closing = (...all: readonly (readonly [number, number])[]) =>
  new Map(all.map(([account, amount]) => [accountNo(account), ore(amount)]));
const item = (id: string, purchasePrice: number, more: Partial<AssetItem> = {}): AssetItem => ({
  id,
  name: id,
  purchaseDate: isoDate("2024-01-01"),
  purchasePrice: ore(purchasePrice),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(100),
  depreciationAmount: ore(20),
  ...more,
});
const list = (depreciationAccount: number, ...items: readonly AssetItem[]): AssetList => ({
  id: `list ${depreciationAccount}`,
  name: "Maskiner",
  depreciationAccountId: accountNo(depreciationAccount),
  depreciationCostAccountId: accountNo(7830),
  items,
});

test.each([
  ["nothing at all", [], closing([1930, 5]), []],
  [
    "lists that agree with the accounts, what was disposed of left out",
    [list(1229, item("a", 1000), item("b", 700, { disposedOn: isoDate("2025-05-01") }))],
    closing([1220, 600], [1221, 400], [1229, -120]),
    [],
  ],
  [
    "a class without a list",
    [],
    closing([1220, 600], [1221, 400], [1222, 0], [1229, -120]),
    [
      [[1220, 1221], 1000, 0],
      [[1229], -120, 0],
    ],
  ],
  [
    "a class without a list that nothing has been depreciated of",
    [],
    closing([1210, 600]),
    [[[1210], 600, 0]],
  ],
  ["a class without a list that is depreciated to the end", [], closing([1220, 600], [1229, -600]), []],
  ["land and prepayments without a list", [], closing([1130, 600], [1280, 5]), []],
  [
    "an empty list",
    [list(1229)],
    closing([1220, 36_500], [1229, -6080]),
    [
      [[1220], 36_500, 0],
      [[1229], -6080, 0],
    ],
  ],
  [
    "lists of what no account has, class by class",
    [list(1229, item("a", 1000)), list(1219, item("b", 500))],
    closing([1229, -120]),
    [
      [[1210], 0, 500],
      [[1219], 0, -120],
      [[1220], 0, 1000],
    ],
  ],
] as const)("AS10: %s", (_, lists, balances, expected) => {
  const found = assetDifferences(lists, balances);
  expect(found.map(({ accounts, booked, listed }) => [accounts, booked, listed])).toEqual(expected);
});
