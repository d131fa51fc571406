import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { bookedDisposals } from "./booked-disposals.ts";

const DAY = "2025-06-30";
const LINK = { fiscalYearId: fiscalYearIdFromGuid("6".repeat(32)), series: "A", number: 9 };

const owned = (id: string, name: string, price: number): AssetItem => ({
  id,
  name,
  purchaseDate: isoDate("2025-01-01"),
  purchasePrice: ore(price),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(0),
  depreciationAmount: ore(0),
});
const sold = (id: string, name: string, price: number, day = DAY): AssetItem => ({
  ...owned(id, name, price),
  disposedOn: isoDate(day),
});
const listOf = (...items: readonly AssetItem[]): AssetList => ({
  id: "l",
  name: "Maskiner",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7830),
  items,
});
const sale = (number: number, text: string, price: number, day = DAY, fields: Partial<Transaction> = {}) => ({
  ...transactionOf("A", number, day, text, [
    [1220, -price],
    [1930, price],
  ]),
  ...fields,
});
const booked = (items: readonly AssetItem[], transactions: readonly Transaction[]) =>
  [...bookedDisposals([listOf(...items)], transactions)].map(([id, { number }]) => `${id} A ${number}`);

const saw = sold("s", "Såg", 1000);
const lathe = sold("l", "Svarv", 1000);

test.each<[what: string, AssetItem[], Transaction[], string[]]>([
  ["what is booked with the text that is prepared", [saw], [sale(1, "Såld: Såg", 1000)], ["s A 1"]],
  ["whatever its case", [saw], [sale(1, "såld: såg ", 1000)], ["s A 1"]],
  ["what is scrapped", [saw], [sale(1, "Utrangerad: Såg", 1000)], ["s A 1"]],
  ["with a text of one's own, by what it cost", [saw], [sale(1, "Sålde sågen", 1000)], ["s A 1"]],
  ["at another cost, by its text", [saw], [sale(1, "Såld: Såg", 900)], ["s A 1"]],
  ["on another day", [saw], [sale(1, "Sålde sågen", 1000, "2025-07-02")], ["s A 1"]],
  ["neither text nor cost", [saw], [sale(1, "Sålde sågen", 900)], []],
  ["nothing is booked", [saw], [], []],
  ["an item that is owned", [owned("s", "Såg", 1000)], [sale(1, "Såld: Såg", 1000)], []],
  ["a purchase", [saw], [sale(1, "Såg", -1000)], []],
  ["what was corrected", [saw], [sale(1, "Såld: Såg", 1000, DAY, { correctedBy: LINK })], []],
  ["what is booked instead", [saw], [sale(2, "Såld: Såg", 1000, DAY, { corrects: LINK })], ["s A 2"]],
  ["the reversal of a purchase", [saw], [sale(2, "Rättelse av A 9", 1000, DAY, { corrects: LINK })], []],
  ["one row is of one item", [saw, lathe], [sale(1, "Sålde", 1000)], ["s A 1"]],
  [
    "of two that cost the same each has what names it",
    [saw, lathe],
    [sale(1, "Såld: Svarv", 1000), sale(2, "Såld: Såg", 1000)],
    ["s A 2", "l A 1"],
  ],
  [
    "what is booked twice is not of another that cost as much",
    [saw, lathe],
    [sale(1, "Såld: Svarv", 1000), sale(2, "Såld: Svarv", 1000)],
    ["l A 1"],
  ],
  [
    "of two of the same name each has that of its day",
    [sold("a", "Dator", 500), sold("b", "Dator", 500, "2025-03-01")],
    [sale(1, "Såld: Dator", 500, "2025-03-01"), sale(2, "Såld: Dator", 500)],
    ["a A 2", "b A 1"],
  ],
  [
    "of two that cost the same, without names, each has that of its day",
    [saw, sold("b", "Bock", 1000, "2025-03-01")],
    [sale(1, "Sålde bock", 1000, "2025-03-01"), sale(2, "Sålde såg", 1000)],
    ["s A 2", "b A 1"],
  ],
])("AS13: %s", (_, items, transactions, expected) => {
  expect(booked(items, transactions)).toEqual(expected);
});

test("AS13: what moves between the accounts of a class has not left it", () => {
  const moved = transactionOf("A", 1, DAY, "Omföring", [
    [1220, -1000],
    [1221, 1000],
  ]);
  expect(booked([saw], [moved])).toEqual([]);
});

test("AS13: a transaction of several items is of each", () => {
  const both = transactionOf("A", 1, DAY, "Sålde allt", [
    [1220, -1000],
    [1220, -2000],
    [1930, 3000],
  ]);
  expect(booked([saw, sold("b", "Bock", 2000)], [both])).toEqual(["s A 1", "b A 1"]);
});

test("AS13: a row is of one item, in whichever list of its class", () => {
  const lists = [listOf(saw), { ...listOf(lathe), id: "m" }, { ...listOf(owned("k", "Kap", 1000)), id: "n" }];
  expect([...bookedDisposals(lists, [sale(1, "Sålde", 1000)]).keys()]).toEqual(["s"]);
});
