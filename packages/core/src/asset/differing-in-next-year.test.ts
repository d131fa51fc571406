import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { rolledAssetLists } from "./depreciation.ts";
import { itemsDifferingInNextYear } from "./differing-in-next-year.ts";

const NEXT = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const LATHE: AssetItem = {
  id: "1",
  name: "Svarv",
  purchaseDate: isoDate("2025-01-01"),
  purchasePrice: ore(10_000_00),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(0),
  depreciationAmount: ore(2000_00),
};
const list = (...items: readonly AssetItem[]): AssetList => ({
  id: "a",
  name: "Maskiner",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7832),
  items,
});
const next = rolledAssetLists([list(LATHE)], NEXT);
const names = (item: AssetItem, there = next) =>
  itemsDifferingInNextYear(list(item), there, NEXT).map(({ name }) => name);

test("AS16: an item that came to the year after as it is now does not differ", () => {
  expect(names(LATHE)).toEqual([]);
  expect(names({ ...LATHE, name: "Ny svarv" })).toEqual([]);
});

test.each<Partial<AssetItem>>([
  { purchaseDate: isoDate("2025-02-01") },
  { purchasePrice: ore(12_000_00) },
  { depreciationYears: 4 },
  { inboundDepreciationAmount: ore(100_00) },
  { depreciationAmount: ore(1000_00) },
])("AS16: one that was changed since differs: %j", (change) => {
  expect(names({ ...LATHE, ...change })).toEqual(["Svarv"]);
});

test("AS16: one that the year after does not have, or that is disposed of before it, is not told", () => {
  expect(names({ ...LATHE, id: "2" })).toEqual([]);
  expect(names({ ...LATHE, depreciationYears: 4 }, [])).toEqual([]);
  expect(names({ ...LATHE, depreciationYears: 4, disposedOn: isoDate("2025-06-01") })).toEqual([]);
});
