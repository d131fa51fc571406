import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo, newAccount } from "../account-plan/index.ts";
import { addDays, type DateRange, isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import {
  bookValue,
  type DepreciationBasis,
  depreciationAmount,
  listDepreciation,
  rolledAssetLists,
} from "./depreciation.ts";
import { suggestedCostAccount } from "./depreciation-cost-account.ts";
import {
  type AssetItemForm,
  assetItemErrorText,
  assetListErrorText,
  validateAssetItem,
  validateAssetList,
} from "./validate-asset.ts";

const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });
const calendar = (year: number): DateRange => range(`${year}-01-01`, `${year}-12-31`);
const basis = (kronor: number, years: number, bought: string, inbound = 0): DepreciationBasis => ({
  purchaseDate: isoDate(bought),
  purchasePrice: ore(Math.round(kronor * 100)),
  depreciationYears: years,
  inboundDepreciationAmount: ore(inbound * 100),
});

describe("depreciationAmount (AS4)", () => {
  test.each<[DepreciationBasis, DateRange, number]>([
    [basis(10_000, 5, "2025-01-01"), calendar(2025), 2000],
    [basis(10_000, 5, "2025-12-31"), calendar(2025), 5.48],
    [basis(10_000, 5, "2025-07-01"), calendar(2025), 1008.22],
    [basis(9999, 5, "2024-02-29"), calendar(2024), 1677.6],
    [basis(10_000, 5, "2024-12-31"), calendar(2024), 5.46],
    [basis(10_000, 5, "2023-04-01", 9000), calendar(2025), 1000],
    [basis(10_000, 5, "2025-09-15"), range("2025-05-01", "2026-04-30"), 1249.32],
    [basis(10_000, 5, "2024-07-01"), range("2024-07-01", "2025-12-31"), 3008.22],
    [basis(10_000, 5, "2026-01-01"), calendar(2025), 0],
    [basis(10_000, 5, "2020-01-01", 10_000), calendar(2025), 0],
    [basis(10_000, 5, "2020-01-01", 11_000), calendar(2025), 0],
    [basis(330, 3.3, "2020-01-01"), calendar(2025), 100],
    [basis(20_143_899.6, 1.2, "2024-01-01"), calendar(2025), 16_786_583],
    [basis(20_143_899.61, 1.2, "2024-01-01"), calendar(2025), 16_786_584],
    // A year that ends the day before a leap day has none in its twelve months.
    [basis(36_600, 1, "2023-03-01"), range("2023-03-01", "2024-02-28"), 36_600],
    [basis(36_600, 1, "2024-03-01"), range("2024-03-01", "2025-02-28"), 36_600],
    [basis(36_600, 1, "2023-03-01"), range("2023-03-01", "2024-02-29"), 36_600],
    [basis(36_600, 1, "2024-02-28"), range("2024-02-28", "2025-02-27"), 36_600],
  ])("%j in %j is %d kr", (item, year, kronor) => {
    expect(depreciationAmount(item, year)).toBe(Math.round(kronor * 100));
  });

  test("10 000 kr over 3 years is gone in the fourth", () => {
    const bought: AssetItem = {
      id: "i",
      name: "Dator",
      ...basis(10_000, 3, "2025-07-01"),
      depreciationAmount: ore(0),
    };
    const list: AssetList = {
      id: "l",
      name: "Datorer",
      depreciationAccountId: accountNo(1229),
      depreciationCostAccountId: accountNo(7830),
      items: [bought],
    };
    const amounts: number[] = [];
    let lists: readonly AssetList[] = [list];
    for (const year of [2025, 2026, 2027, 2028, 2029]) {
      lists = rolledAssetLists(lists, calendar(year));
      amounts.push(...lists.map(listDepreciation));
    }
    expect(amounts).toEqual([1680_70, 3334_00, 3334_00, 1651_30, 0]);
    expect(lists[0]?.items.map(bookValue)).toEqual([0]);
  });

  test("never passes the price, whatever the years", () => {
    const years = fc.array(fc.integer({ min: 30, max: 549 }), { minLength: 1, maxLength: 12 });
    const price = fc.integer({ min: 1, max: 1e11 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 40 }), years, (amount, depreciationYears, lengths) => {
        let from = isoDate("2025-01-01");
        let inbound = 0;
        for (const days of lengths) {
          const year = { from, to: addDays(from, days - 1) };
          const item = {
            ...basis(0, depreciationYears, "2025-01-15"),
            purchasePrice: ore(amount),
            inboundDepreciationAmount: ore(inbound),
          };
          const depreciation = depreciationAmount(item, year);
          expect(depreciation).toBeGreaterThanOrEqual(0);
          inbound += depreciation;
          from = addDays(from, days);
        }
        expect(inbound).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

const chartOf = (...rows: readonly (readonly [number, string, boolean?])[]) =>
  rows.map(([number, name, active = true]) => ({ ...newAccount(number, name), active }));
const BAS = chartOf(
  [1229, "Ackumulerade avskrivningar på inventarier och verktyg"],
  [1249, "Ackumulerade avskrivningar på bilar och andra transportmedel"],
  [1259, "Ackumulerade avskrivningar på datorer"],
  [1279, "Ackumulerade avskrivningar på datorer"],
  [1289, "Ackumulerade avskrivningar på annat"],
  [7810, "Avskrivningar på immateriella anläggningstillgångar"],
  [7832, "Avskrivningar på inventarier och verktyg"],
  [7833, "Avskrivningar på datorer", false],
  [7834, "Avskrivningar på bilar och andra transportmedel"],
  [7835, "AVSKRIVNINGAR PÅ datorer "],
  [7839, "Avskrivningar på övriga maskiner och inventarier"],
  [8850, "Avskrivningar på annat"],
);

test.each([
  [1229, chartOf([7830, "Avskrivningar"]), { account: 7830, isInPlan: true }],
  [1239, chartOf([7830, "Avskrivningar"]), { account: 7834, isInPlan: false }],
  [1129, chartOf([7830, "Avskrivningar"]), { account: undefined, isInPlan: false }],
  [1229, BAS, { account: 7832, isInPlan: true }],
  [1249, BAS, { account: 7834, isInPlan: true }],
  [1259, BAS, { account: 7835, isInPlan: true }],
  [1259, BAS.filter(({ id }) => Number(id) !== 7835), { account: 7833, isInPlan: true }],
  [1289, BAS, { account: 7810, isInPlan: true }],
  [1259, chartOf([1259, "Datorer"], [7835, "Datorer"]), { account: 7839, isInPlan: false }],
])("AS3: the cost account of %i in a chart with %j", (account, chart, expected) => {
  expect(suggestedCostAccount(account, chart)).toEqual(expected);
});

describe("forms", () => {
  test("an asset list needs a name and two accounts", () => {
    const full = { name: "Datorer", depreciationAccountId: 1229, depreciationCostAccountId: 7830 };
    expect(validateAssetList(full)).toEqual([]);
    const none = validateAssetList({ name: " ", depreciationAccountId: 0, depreciationCostAccountId: 0 });
    expect(none.map(assetListErrorText)).toEqual([
      "Du måste ange namn",
      "Avskrivningskonto måste anges.",
      "Kostnadskonto för avskrivning måste anges.",
    ]);
  });

  const full: AssetItemForm = {
    name: "Dator",
    purchaseDate: isoDate("2025-07-01"),
    purchasePrice: ore(10_000_00),
    inboundDepreciationAmount: ore(0),
    depreciationYears: 5,
  };

  test.each<[Partial<AssetItemForm>, string[]]>([
    [{}, []],
    [{ inboundDepreciationAmount: undefined }, []],
    [{ inboundDepreciationAmount: ore(10_000_00) }, []],
    [{ name: "" }, ["Du måste ange namn"]],
    [{ purchaseDate: undefined }, ["Du måste ange anskaffningsdatum"]],
    [{ purchaseDate: isoDate("2026-01-01") }, ["Datumet får inte vara senare än 2025-12-31"]],
    [{ purchasePrice: undefined }, ["Du måste ange anskaffningsvärde"]],
    [{ purchasePrice: ore(0) }, ["Du måste ange anskaffningsvärde"]],
    [{ purchasePrice: ore(-1) }, ["Värdet måste vara större än 0"]],
    [{ inboundDepreciationAmount: ore(-1) }, ["Du måste ange ett värde mellan 0 och 10000"]],
    [{ inboundDepreciationAmount: ore(10_000_01) }, ["Du måste ange ett värde mellan 0 och 10000"]],
    [{ depreciationYears: undefined }, ["Du måste ange avskrivningstid"]],
    [{ depreciationYears: 0 }, ["Värdet måste vara större eller lika med 1"]],
    [{ depreciationYears: 0.5 }, ["Värdet måste vara större eller lika med 1"]],
    [{ depreciationYears: 100 }, []],
    [{ depreciationYears: 100.5 }, ["Värdet får inte vara större än 100"]],
    [{ depreciationYears: Number("9".repeat(40)) }, ["Värdet får inte vara större än 100"]],
  ])("an item with %j", (fields, texts) => {
    expect(validateAssetItem({ ...full, ...fields }, calendar(2025)).map(assetItemErrorText)).toEqual(texts);
  });

  test("an unknown error code stops the program", () => {
    expect(() => assetListErrorText({ code: "other" } as never)).toThrow("Unhandled case");
    expect(() => assetItemErrorText({ code: "other" } as never)).toThrow("Unhandled case");
  });
});
