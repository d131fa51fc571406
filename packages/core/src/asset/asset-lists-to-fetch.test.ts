import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { assetListChangeError } from "./asset-list-change.ts";
import { assetListsToFetch } from "./asset-lists-to-fetch.ts";
import { fetchedNames } from "./fetched-names.ts";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const item = (id: string, more: Partial<AssetItem> = {}): AssetItem => ({
  id,
  name: `Svarv ${id}`,
  purchaseDate: isoDate("2025-01-01"),
  purchasePrice: ore(10_000_00),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(0),
  depreciationAmount: ore(2000_00),
  ...more,
});
const list = (id: string, ...items: readonly AssetItem[]): AssetList => ({
  id,
  name: `Maskiner ${id}`,
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7832),
  items,
});
const rolled = (id: string) => item(id, { inboundDepreciationAmount: ore(2000_00) });

test("AS11: a list that was made after this year was created comes with it, a year older", () => {
  const fetched = assetListsToFetch([list("a", item("1"))], [list("b")], YEAR);
  expect(fetched).toEqual([list("a", rolled("1"))]);
  for (const each of fetched) expect(assetListChangeError(each, undefined, YEAR)).toBeUndefined();
});

test("AS11: what was added to a list comes to it, and what this year has is left as it is", () => {
  const renamed = { ...list("a", rolled("1")), name: "Nytt namn" };
  const previous = [list("a", item("1"), item("2"), item("3", { disposedOn: isoDate("2025-06-01") }))];
  expect(assetListsToFetch(previous, [renamed], YEAR)).toEqual([
    { ...renamed, items: [rolled("1"), rolled("2")] },
  ]);
  expect(assetListsToFetch([list("a", item("1"))], [renamed], YEAR)).toEqual([]);
  expect(assetListsToFetch([], [renamed], YEAR)).toEqual([]);
});

test("AS11: what comes is named, list by list, and of many items the first ones", () => {
  const own = list("a", rolled("1"));
  const many = list("b", ...["2", "3", "4", "5", "6", "7", "8"].map((id) => item(id)));
  const fetched = assetListsToFetch([list("a", item("1"), item("9")), many, list("c")], [own], YEAR);
  expect(fetchedNames(fetched, [own])).toEqual([
    { listId: "a", text: "Maskiner a: Svarv 9" },
    { listId: "b", text: "Maskiner b: Svarv 2, Svarv 3, Svarv 4, Svarv 5, Svarv 6 och 2 till" },
    { listId: "c", text: "Maskiner c" },
  ]);
  const five = { ...many, items: many.items.slice(0, 5) };
  expect(fetchedNames([five], [])).toMatchObject([
    { text: "Maskiner b: Svarv 2, Svarv 3, Svarv 4, Svarv 5, Svarv 6" },
  ]);
});

test("AS11: an item that was moved to another list is there once", () => {
  const fetched = assetListsToFetch([list("a", item("1"), item("2"))], [list("b", rolled("1"))], YEAR);
  expect(fetched).toEqual([list("a", rolled("2"))]);
});

test("CH34: what comes is named on one line, whatever it was called before", () => {
  const broken = { ...list("a", { ...item("1"), name: "Svarv\n1" }), name: "Maskiner\ta" };
  expect(assetListsToFetch([broken], [], YEAR)).toEqual([list("a", rolled("1"))]);
});
