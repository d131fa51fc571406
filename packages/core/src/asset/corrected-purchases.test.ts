import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { assetCandidates } from "./asset-candidates.ts";
import { correctedPurchases } from "./corrected-purchases.ts";
import { depreciatedItem } from "./depreciation.ts";

const year = {
  id: fiscalYearIdFromGuid("6".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
};
const BEFORE = fiscalYearIdFromGuid("5".repeat(32));
const link = (number: number, fiscalYearId = year.id) => ({ fiscalYearId, series: "A", number });
const itemOf = (id: string, price: number, number: number, fiscalYearId = year.id): AssetItem =>
  depreciatedItem(
    {
      id,
      name: `Sak ${id}`,
      purchaseDate: isoDate("2025-01-01"),
      purchasePrice: ore(price),
      depreciationYears: 5,
      inboundDepreciationAmount: ore(0),
      depreciationAmount: ore(0),
      transaction: { fiscalYearId, transactionSeries: "A", transactionId: number },
    },
    year,
  );
const listOf = (...items: readonly AssetItem[]): AssetList => ({
  id: "l",
  name: "Maskiner",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7830),
  items,
});
const bought = (
  number: number,
  prices: readonly number[],
  marks: Pick<Transaction, "corrects" | "correctedBy"> = {},
): Transaction => ({
  ...transactionOf("A", number, "2025-01-01", `Köp ${number}`, [
    ...prices.map((price): [number, number] => [1220, price]),
    [1930, -prices.reduce((sum, price) => sum + price, 0)],
  ]),
  ...marks,
});
/** A 1 is reversed by A 13, and A 14 is booked instead. */
const corrected = (before: readonly number[], now: readonly number[]) => [
  bought(1, before, { correctedBy: link(13) }),
  bought(
    13,
    before.map((price) => -price),
    { corrects: link(1) },
  ),
  bought(14, now, { corrects: link(1) }),
];

function inBooks(
  items: readonly AssetItem[],
  transactions: readonly Transaction[],
  earlier: readonly Transaction[] = [],
) {
  const list = listOf(...items);
  const other = { ...listOf(), id: "other" };
  const books = {
    year,
    transactions,
    openingBalances: [],
    lists: [list, other],
    earlier: [{ fiscalYearId: BEFORE, transactions: earlier }],
  };
  expect(correctedPurchases(other, books)).toEqual([]);
  return {
    updates: correctedPurchases(list, books).map(
      ({ item, corrected: { purchasePrice, transaction: now }, transaction: { number } }) => {
        expect(now?.transactionId).toBe(number);
        return `${item.id} A ${number}: ${purchasePrice}`;
      },
    ),
    offered: assetCandidates(list, books).map(({ key }) => key),
  };
}

test.each<[what: string, AssetItem[], Transaction[], updates: string[], offered: string[]]>([
  ["another price", [itemOf("a", 8000, 1)], corrected([8000], [9000]), ["a A 14: 9000"], []],
  ["the same price", [itemOf("a", 8000, 1)], corrected([8000], [8000]), ["a A 14: 8000"], []],
  ["what no item has", [], corrected([8000], [9000]), [], ["A-14-0"]],
  [
    "two rows",
    [itemOf("a", 8000, 1), itemOf("b", 2000, 1)],
    corrected([8000, 2000], [9000, 2000]),
    ["b A 14: 2000", "a A 14: 9000"],
    [],
  ],
  ["a row more", [itemOf("a", 8000, 1)], corrected([8000], [8100, 500]), ["a A 14: 8100"], ["A-14-1"]],
  ["a row that was split", [itemOf("a", 5000, 1), itemOf("b", 3000, 1)], corrected([8000], [8000]), [], []],
  ["a split row's price", [itemOf("a", 5000, 1), itemOf("b", 3000, 1)], corrected([8000], [9000]), [], []],
  ["an item that follows already", [itemOf("a", 9000, 14)], corrected([8000], [9000]), [], []],
  [
    "twice",
    [itemOf("a", 8000, 1)],
    [
      ...corrected([8000], [9000]).slice(0, 2),
      bought(14, [9000], { corrects: link(1), correctedBy: link(15) }),
      bought(15, [-9000], { corrects: link(14) }),
      bought(16, [9500], { corrects: link(14) }),
    ],
    ["a A 16: 9500"],
    [],
  ],
  [
    "a reversal that is reversed",
    [itemOf("a", 8000, 1)],
    [
      bought(1, [8000], { correctedBy: link(2) }),
      bought(2, [-8000], { corrects: link(1), correctedBy: link(3) }),
      bought(3, [8000], { corrects: link(2) }),
    ],
    ["a A 3: 8000"],
    [],
  ],
  [
    "a disposal, whose reversal brings no new item",
    [itemOf("a", 8000, 1)],
    [bought(2, [-8000], { correctedBy: link(3) }), bought(3, [8000], { corrects: link(2) })],
    [],
    [],
  ],
  ["in a ring, as no correction makes it", [], [bought(1, [8000], { corrects: link(1) })], [], ["A-1-0"]],
])("AS14: a correction of %s", (_, items, transactions, updates, offered) => {
  expect(inBooks(items, transactions)).toEqual({ updates, offered });
});

test("AS14: a purchase of the year before is followed through its corrections", () => {
  const here = [
    bought(2, [-9000], { corrects: link(14, BEFORE) }),
    bought(3, [9500], { corrects: link(14, BEFORE) }),
  ];
  const inBefore = [bought(14, [9000], { corrects: link(1, BEFORE), correctedBy: link(2) })];
  const item = itemOf("a", 8000, 1, BEFORE);
  expect(inBooks([item], here, inBefore)).toEqual({ updates: ["a A 3: 9500"], offered: [] });
  expect(inBooks([itemOf("a", 8000, 14, BEFORE)], here).updates).toEqual(["a A 3: 9500"]);
  expect(inBooks([item], here)).toEqual({ updates: [], offered: ["A-3-0"] });
});

test("AS14: the depreciation of the year is computed from what was paid", () => {
  const list = listOf(itemOf("a", 10_000_00, 1));
  const transactions = corrected([10_000_00], [20_000_00]);
  const books = { year, transactions, openingBalances: [], lists: [list] };
  expect(correctedPurchases(list, books)[0]?.corrected.depreciationAmount).toBe(4000_00);
});
