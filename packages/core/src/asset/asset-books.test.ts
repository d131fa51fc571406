import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore, sumOre } from "../money/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { isAssetAccountOf, nothingToImportText } from "./asset-accounts.ts";
import { bookedDepreciation, depreciationEntry } from "./asset-books.ts";
import { assetCandidates } from "./asset-candidates.ts";
import {
  type AssetLookupError,
  assetListOf,
  assetLookupErrorText,
  missingAssetAccount,
} from "./asset-lookup.ts";
import {
  accumulatedDepreciation,
  depreciatedItem,
  depreciationAmount,
  rolledAssetLists,
} from "./depreciation.ts";
import { disposalEntry } from "./disposal-entry.ts";
import { assetItemErrorText, validateAssetItem } from "./validate-asset.ts";

const year = {
  id: fiscalYearIdFromGuid("6".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
};
const nextYear = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const itemOf = (fields: Partial<AssetItem> = {}): AssetItem =>
  depreciatedItem(
    {
      id: "i",
      name: "Dator",
      purchaseDate: isoDate("2025-01-01"),
      purchasePrice: ore(10_000_00),
      depreciationYears: 5,
      inboundDepreciationAmount: ore(0),
      depreciationAmount: ore(0),
      ...fields,
    },
    year,
  );
const listOf = (items: readonly AssetItem[], fields: Partial<AssetList> = {}): AssetList => ({
  id: "l",
  name: "Datorer",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7830),
  items,
  ...fields,
});

describe("AS5: an asset that is sold or scrapped", () => {
  test.each([
    ["2025-07-01", "2025-12-31", 1008_22],
    ["2025-01-01", "2025-06-30", 991_78],
    ["2025-01-01", "2025-01-01", 5_48],
    ["2024-03-01", "2024-12-31", 0],
    ["2025-07-01", "2026-02-01", 1008_22],
  ])("bought %s and disposed of %s is depreciated to that day", (bought, disposed, expected) => {
    const item = itemOf({ purchaseDate: isoDate(bought), disposedOn: isoDate(disposed) });
    expect(item.depreciationAmount).toBe(expected);
  });

  test("is not in the lists of the next year, whose other items go on", () => {
    const kept = itemOf({ id: "k" });
    const lists = [listOf([itemOf({ disposedOn: isoDate("2025-12-31") }), kept])];
    const [rolled] = rolledAssetLists(lists, nextYear);
    expect(rolled?.items.map(({ id, inboundDepreciationAmount }) => [id, inboundDepreciationAmount])).toEqual(
      [["k", 2000_00]],
    );
  });

  test.each([
    ["2024-12-31", "2025-02-01", "mellan 2025-02-01 och 2025-12-31"],
    ["2025-01-31", "2025-02-01", "mellan 2025-02-01 och 2025-12-31"],
    ["2026-01-01", "2025-02-01", "mellan 2025-02-01 och 2025-12-31"],
    ["2025-02-01", "2025-02-01", ""],
    ["2024-12-31", "2023-02-01", "mellan 2025-01-01 och 2025-12-31"],
    ["2025-01-01", "2023-02-01", ""],
    ["2024-12-31", undefined, "mellan 2025-01-01 och 2025-12-31"],
    // What is bought after the year is told of that alone.
    ["2025-02-01", "2026-02-01", "Datumet får inte vara senare än 2025-12-31"],
  ])("on %s, bought %s: %s", (disposed, bought, expected) => {
    const purchaseDate = bought === undefined ? undefined : isoDate(bought);
    const errors = validateAssetItem({ ...itemOf(), purchaseDate, disposedOn: isoDate(disposed) }, year);
    const texts = errors
      .map(assetItemErrorText)
      .filter((text) => !text.startsWith("Du måste ange anskaffningsdatum"));
    expect(texts.join("").replace("Du måste ange ett värde ", "")).toBe(expected);
  });

  test("property: disposed of on any day of any year, never more than the price over the years", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 28 }),
        (price, years, day) => {
          let lists = [listOf([itemOf({ purchasePrice: ore(price), depreciationYears: years })])];
          for (const next of [2026, 2027, 2028]) {
            lists = rolledAssetLists(lists, { from: isoDate(`${next}-01-01`), to: isoDate(`${next}-12-31`) });
          }
          const last = { from: isoDate("2028-01-01"), to: isoDate("2028-12-31") };
          const [item] = lists.flatMap(({ items }) => items);
          if (item === undefined) throw new Error("it has not been disposed of");
          const disposed = depreciatedItem(
            { ...item, disposedOn: isoDate(`2028-06-${String(day).padStart(2, "0")}`) },
            last,
          );
          expect(disposed.depreciationAmount).toBeLessThanOrEqual(item.depreciationAmount);
          expect(accumulatedDepreciation(disposed)).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});

describe("AS7: the year's depreciation in the books", () => {
  const list = listOf([itemOf(), itemOf({ id: "j", purchaseDate: isoDate("2025-07-01") })]);
  const depreciation = transactionOf("A", 1, "2025-12-31", "Avskrivning Datorer", [
    [7830, 1000_00],
    [1229, -1000_00],
  ]);
  const disposal = transactionOf("A", 2, "2025-12-31", "Utrangerad: Skärm", [
    [1229, 500_00],
    [1220, -500_00],
  ]);
  const reversal = transactionOf("A", 3, "2025-12-31", "Rättelse av A 1: Avskrivning Datorer", [
    [7830, -1000_00],
    [1229, 1000_00],
  ]);

  test.each([
    [[], 0],
    [[depreciation, disposal], 1000_00],
    [[depreciation, disposal, reversal], 0],
  ])("what is booked of %#", (transactions, expected) => {
    expect(bookedDepreciation(list, [list], transactions)).toBe(expected);
  });

  test("lists with the same accounts are told apart by the text", () => {
    const other = listOf([], { id: "m", name: "Möbler" });
    const furniture = { ...depreciation, text: "Avskrivning Möbler" };
    expect(bookedDepreciation(list, [list, other], [depreciation, furniture])).toBe(1000_00);
    expect(bookedDepreciation(other, [list, other], [depreciation, furniture, reversal])).toBe(1000_00);
    expect(bookedDepreciation(list, [list, other], [depreciation, furniture, reversal])).toBe(0);
    expect(
      bookedDepreciation(
        list,
        [list, listOf([], { id: "m", depreciationAccountId: accountNo(1239) })],
        [furniture],
      ),
    ).toBe(1000_00);
  });

  test("what is left is prepared for the last day of the year, and nothing when it is booked", () => {
    expect(depreciationEntry(list, year, ore(1000_00))).toEqual({
      date: "2025-12-31",
      text: "Avskrivning Datorer",
      entries: [
        { accountId: 7830, amount: 2008_22 },
        { accountId: 1229, amount: -2008_22 },
      ],
    });
    expect(depreciationEntry(list, year, ore(3008_22))).toBeUndefined();
    expect(depreciationEntry(list, year, ore(4000_00))?.entries.map(({ amount }) => amount)).toEqual([
      -991_78, 991_78,
    ]);
  });
});

describe("AS8: a disposal", () => {
  const item = itemOf({ disposedOn: isoDate("2025-06-30") });
  const known = new Set([1220, 1221, 1229, 1930, 3970, 7973]);
  const disposal = {
    list: listOf([item]),
    item,
    boughtOn: undefined,
    price: ore(0),
    paidTo: 1930,
    knownAccounts: known,
  };
  const rows = (fields: Partial<Parameters<typeof disposalEntry>[0]>) =>
    disposalEntry({ ...disposal, ...fields })?.entries.map(({ accountId, amount }) => [
      accountId,
      amount / 100,
    ]);

  test.each<[string, Parameters<typeof rows>[0], readonly (readonly number[])[]]>([
    [
      "scrapped",
      {},
      [
        [1229, 991.78],
        [1220, -10_000],
        [7973, 9008.22],
      ],
    ],
    [
      "sold at a loss",
      { price: ore(5000_00) },
      [
        [1229, 991.78],
        [1220, -10_000],
        [1930, 5000],
        [7973, 4008.22],
      ],
    ],
    [
      "sold with a gain",
      { price: ore(9500_00) },
      [
        [1229, 991.78],
        [1220, -10_000],
        [1930, 9500],
        [3970, -491.78],
      ],
    ],
    [
      "sold for its book value",
      { price: ore(9008_22) },
      [
        [1229, 991.78],
        [1220, -10_000],
        [1930, 9008.22],
      ],
    ],
    [
      "bought on another account",
      { boughtOn: 1221 },
      [
        [1229, 991.78],
        [1221, -10_000],
        [7973, 9008.22],
      ],
    ],
    [
      "a chart without the account",
      { knownAccounts: new Set([1220, 7970]) },
      [
        [1229, 991.78],
        [1220, -10_000],
        [7970, 9008.22],
      ],
    ],
    [
      "a chart with neither",
      { knownAccounts: new Set([1220]) },
      [
        [1229, 991.78],
        [1220, -10_000],
        [7973, 9008.22],
      ],
    ],
  ])("%s", (_, fields, expected) => {
    expect(rows(fields)).toEqual(expected);
  });

  test("a building has accounts of its own; the text and the day say what happened", () => {
    const list = listOf([item], { depreciationAccountId: accountNo(1119) });
    const entry = disposalEntry({ ...disposal, list, knownAccounts: new Set([1110]), price: ore(1_00) });
    expect(entry).toMatchObject({ date: "2025-06-30", text: "Såld: Dator" });
    expect(entry?.entries.map(({ accountId }) => accountId)).toEqual([1119, 1110, 1930, 7972]);
    expect(disposalEntry(disposal)?.text).toBe("Utrangerad: Dator");
  });

  test("there is none without a day, or without an account to take it from", () => {
    const { disposedOn: _, ...owned } = item;
    expect(disposalEntry({ ...disposal, item: owned })).toBeUndefined();
    expect(disposalEntry({ ...disposal, knownAccounts: new Set([1230]) })).toBeUndefined();
    expect(rows({ paidTo: 0, price: ore(1) })).toHaveLength(3);
  });

  test("property: it balances, for every price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (price) => {
        const entries = disposalEntry({ ...disposal, price: ore(price) })?.entries ?? [];
        expect(sumOre(entries.map(({ amount }) => amount))).toBe(0);
      }),
    );
  });
});

describe("AS9: what the books hold for a list", () => {
  const list = listOf([]);
  const purchase = transactionOf("A", 7, "2025-03-01", "Ny dator", [
    [1220, 10_000_00],
    [1221, 500_00],
    [1230, 300_00],
    [2641, 2700_00],
    [1930, -13_500_00],
  ]);
  const books = { year, transactions: [purchase], openingBalances: [], lists: [list] };
  const found = (fields: Partial<Parameters<typeof assetCandidates>[1]>) =>
    assetCandidates(list, { ...books, ...fields }).map(({ key, item }) => [key, item.purchasePrice / 100]);

  test("debit rows of its class, with text, date and link", () => {
    expect(assetCandidates(list, books)).toStrictEqual(
      (
        [
          [0, 10_000_00],
          [1, 500_00],
        ] as const
      ).map(([at, price]) => ({
        key: `A-7-${at}`,
        item: {
          name: "Ny dator",
          purchaseDate: "2025-03-01",
          purchasePrice: price,
          depreciationYears: 5,
          inboundDepreciationAmount: 0,
          transaction: { fiscalYearId: year.id, transactionSeries: "A", transactionId: 7 },
        },
      })),
    );
    const named = { ...purchase, entries: [{ accountId: accountNo(1220), amount: ore(100), text: "Skärm" }] };
    expect(assetCandidates(list, { ...books, transactions: [named] })[0]?.item.name).toBe("Skärm");
  });

  test("not rows that an item is linked to, nor what was corrected", () => {
    const transaction = { fiscalYearId: year.id, transactionSeries: "A", transactionId: 7 };
    const linked = listOf([itemOf({ transaction }), itemOf({ id: "unlinked" })]);
    expect(found({ lists: [linked] })).toEqual([["A-7-1", 500]]);
    const corrected = { ...purchase, correctedBy: { fiscalYearId: year.id, series: "A", number: 8 } };
    expect(found({ transactions: [corrected] })).toEqual([]);
  });

  test.each<readonly [string, readonly number[], readonly (readonly [string, number])[]]>([
    ["another price", [9000_00], [["A-7-1", 500]]],
    ["another price, nearer to the other row", [600_00], [["A-7-0", 10_000]]],
    ["it split in two", [6000_00, 4000_00], [["A-7-1", 500]]],
    ["it split in two, and the other row", [6000_00, 500_00, 4000_00], []],
    ["both with other prices", [400_00, 9000_00], []],
    ["more items than rows", [400_00, 9000_00, 1_00], []],
  ])("rows of a transaction that has items linked with %s", (_name, prices, expected) => {
    const transaction = { fiscalYearId: year.id, transactionSeries: "A", transactionId: 7 };
    const items = prices.map((price, at) => itemOf({ id: `i${at}`, purchasePrice: ore(price), transaction }));
    expect(found({ lists: [listOf(items)] })).toEqual(expected);
  });

  test("an item of another class takes a row of just its price alone", () => {
    const transaction = { fiscalYearId: year.id, transactionSeries: "A", transactionId: 7 };
    const other = (price: number) =>
      listOf([itemOf({ purchasePrice: ore(price), transaction })], {
        id: "other",
        depreciationAccountId: accountNo(1249),
      });
    expect(found({ lists: [list, other(9000_00)] })).toEqual([
      ["A-7-0", 10_000],
      ["A-7-1", 500],
    ]);
    expect(found({ lists: [list, other(10_000_00)] })).toEqual([["A-7-1", 500]]);
  });

  test("what the opening balances hold beyond the items of earlier years, as one item to split", () => {
    const opening = (account: number, amount: number) => ({
      accountId: accountNo(account),
      balance: ore(amount),
    });
    const openingBalances = [opening(1220, 30_000_00), opening(1229, -12_000_00), opening(1930, 5_00)];
    const old = itemOf({
      purchaseDate: isoDate("2023-01-01"),
      inboundDepreciationAmount: ore(4000_00),
    });
    const [candidate] = assetCandidates(list, {
      ...books,
      openingBalances,
      lists: [listOf([old, itemOf({ id: "new" })])],
      transactions: [],
    });
    expect(candidate?.item).toMatchObject({
      name: "Inventarier från ingående balans",
      purchaseDate: "2024-12-31",
      purchasePrice: 20_000_00,
      inboundDepreciationAmount: 8000_00,
    });
    expect(found({ openingBalances: [opening(1229, -1)], transactions: [] })).toEqual([]);
    const odd = assetCandidates(list, {
      ...books,
      openingBalances: [opening(1220, 100), opening(1229, 50)],
      transactions: [],
    });
    expect(odd[0]?.item.inboundDepreciationAmount).toBe(0);
  });

  test.each([
    [1210, 1219, true],
    [1218, 1219, true],
    [1219, 1219, false],
    [1220, 1219, false],
    [1110, 1119, true],
    [1510, 1519, false],
  ])("%i is of %i: %s", (account, depreciation, expected) => {
    expect(isAssetAccountOf(account, depreciation)).toBe(expected);
  });
});

describe("what a page about assets says when it has nothing to work with", () => {
  test.each<[AssetLookupError, string]>([
    [{ code: "list-not-found", id: "x1" }, "Inventarielista med id x1 hittades inte."],
    [{ code: "no-list" }, "Ingen lista vald."],
    [{ code: "no-item" }, "Ingen post vald."],
    [{ code: "no-chart" }, "Kontoplan saknas."],
    [{ code: "no-year" }, "Inget räkenskapsår är valt."],
    [{ code: "no-depreciation-account" }, "Ingen avskrivningskonto är valt."],
    [{ code: "no-cost-account" }, "Ingen kostnadskonto är valt."],
    [
      { code: "account-not-in-chart", account: 1249 },
      "Konto 1249 finns inte i årets kontoplan: lägg till det, eller välj ett annat under Redigera listan.",
    ],
  ])("%j", (error, text) => {
    expect(assetLookupErrorText(error)).toBe(text);
  });

  test("a list by its id, and the accounts that the chart lacks", () => {
    const list = listOf([]);
    const lists = new Map([["l", list]]);
    expect(assetListOf("l", lists)).toEqual({ list });
    expect(assetListOf(" ", lists)).toEqual({ error: { code: "no-list" } });
    expect(assetListOf("m", lists)).toEqual({ error: { code: "list-not-found", id: "m" } });
    expect(missingAssetAccount(list, new Set([1229, 7830]))).toBeUndefined();
    const notInChart = (account: number) => ({ code: "account-not-in-chart", account });
    expect(missingAssetAccount(list, new Set([7830]))).toEqual(notInChart(1229));
    expect(missingAssetAccount(list, new Set([1229]))).toEqual(notInChart(7830));
    const none = { depreciationAccountId: 0, depreciationCostAccountId: 0 };
    expect(missingAssetAccount(none, new Set())?.code).toBe("no-depreciation-account");
    const costless = { depreciationAccountId: 1229, depreciationCostAccountId: 0 };
    expect(missingAssetAccount(costless, new Set([1229]))?.code).toBe("no-cost-account");
    expect(() => assetLookupErrorText({ code: "other" } as never)).toThrow("Unhandled case");
    expect(depreciationAmount(itemOf(), year)).toBe(2000_00);
  });
});

test.each([
  [1229, "Inget är bokfört på konto 1220–1228 som inte redan finns i en lista."],
  [1119, "Inget är bokfört på konto 1110–1118 som inte redan finns i en lista."],
  [
    1225,
    "Konto 1225 är inget avskrivningskonto, så inga tillgångar hör till listan. Avskrivningskonton slutar på 9, som 1229: välj ett under Redigera listan.",
  ],
  [
    7830,
    "Konto 7830 är inget avskrivningskonto, så inga tillgångar hör till listan. Avskrivningskonton slutar på 9, som 1229: välj ett under Redigera listan.",
  ],
])("AS6: what an import for %i has nothing of is told by the class of the account", (account, text) => {
  expect(nothingToImportText(account)).toBe(text);
});
