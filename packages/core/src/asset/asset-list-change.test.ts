import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { assetListChangeError } from "./asset-list-change.ts";
import { depreciatedItem, rolledAssetLists } from "./depreciation.ts";

const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
const item: AssetItem = {
  id: "i",
  name: "Dator",
  purchaseDate: isoDate("2025-01-01"),
  purchasePrice: ore(1_000_000),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(0),
  depreciationAmount: ore(200_000),
};
const list: AssetList = {
  id: "l",
  name: "Datorer",
  depreciationAccountId: accountNo(1259),
  depreciationCostAccountId: accountNo(7839),
  items: [item],
};
const withItem = (fields: Partial<AssetItem>): AssetList => ({ ...list, items: [{ ...item, ...fields }] });

describe("an asset list", () => {
  test.each<[string, AssetList, string]>([
    ["a whole one", list, ""],
    ["no name", { ...list, name: " " }, "Du måste ange namn"],
    ["an item without a name", withItem({ name: "" }), "Du måste ange namn"],
    [
      "bought after the year",
      withItem({ purchaseDate: isoDate("2026-01-01"), depreciationAmount: ore(0) }),
      "Datumet får inte vara senare än 2025-12-31",
    ],
    ["no price", withItem({ purchasePrice: ore(0) }), "Du måste ange anskaffningsvärde"],
    ["a negative price", withItem({ purchasePrice: ore(-1) }), "Värdet måste vara större än 0"],
    [
      "more inbound than the price",
      withItem({ inboundDepreciationAmount: ore(1_000_001) }),
      "Du måste ange ett värde mellan 0 och 10000",
    ],
    ["half a year", withItem({ depreciationYears: 0.5 }), "Värdet måste vara större eller lika med 1"],
    [
      "another depreciation than the computed one",
      withItem({ depreciationAmount: ore(200_001) }),
      "Årets avskrivning för Dator beräknas till 2 000,00 och kan inte vara 2 000,01.",
    ],
    [
      "disposed of before the year",
      withItem({
        purchaseDate: isoDate("2024-01-01"),
        disposedOn: isoDate("2024-12-31"),
        depreciationAmount: ore(0),
      }),
      "Du måste ange ett värde mellan 2025-01-01 och 2025-12-31",
    ],
    [
      "disposed of, depreciated to that day",
      withItem({ disposedOn: isoDate("2025-06-30"), depreciationAmount: ore(99_178) }),
      "",
    ],
    [
      "disposed of, depreciated for the whole year",
      withItem({ disposedOn: isoDate("2025-06-30") }),
      "Årets avskrivning för Dator beräknas till 991,78 och kan inte vara 2 000,00.",
    ],
    ["an item twice", { ...list, items: [item, item] }, "Dator finns mer än en gång i listan."],
  ])("%s", (_, changed, expected) => {
    const error = assetListChangeError(changed, undefined, year);
    expect((error?.text ?? "").replaceAll("\u00a0", " ")).toBe(expected);
  });

  test("what was stored before there was a rule stays, and is mended a piece at a time", () => {
    const old = {
      ...list,
      name: " ",
      items: [
        { ...item, depreciationAmount: ore(1) },
        { ...item, id: "j", name: "" },
      ],
    };
    expect(
      assetListChangeError({ ...old, items: [...old.items, { ...item, id: "k" }] }, old, year),
    ).toBeUndefined();
    expect(assetListChangeError({ ...old, name: "Datorer" }, old, year)).toBeUndefined();
    expect(assetListChangeError({ ...old, name: "" }, old, year)?.code).toBe("name-missing");
    const mended = { ...old, items: [item, { ...item, id: "j", name: "" }] };
    expect(assetListChangeError(mended, old, year)).toBeUndefined();
    const sold = [...old.items, { ...item, id: "k", disposedOn: isoDate("2024-06-30") }];
    expect(
      assetListChangeError(
        { ...old, items: sold },
        { ...old, items: [...old.items, { ...item, id: "k" }] },
        year,
      )?.code,
    ).toBe("disposed-out-of-range");
    const linked = old.items.map((one) => ({ ...one, transaction: undefined as never }));
    expect(assetListChangeError({ ...old, items: linked }, old, year)).toBeUndefined();
  });

  test("property: what is computed may be saved, in its year and in the next", () => {
    const items = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom("Dator", "Bil"),
      purchaseDate: fc.integer({ min: -2000, max: 0 }).map((days) => addDays(year.to, days)),
      purchasePrice: fc.integer({ min: 1, max: 100_000_000 }).map(ore),
      depreciationYears: fc.integer({ min: 1, max: 20 }),
      inboundDepreciationAmount: fc.constant(ore(0)),
      depreciationAmount: fc.constant(ore(0)),
    });
    const next = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
    fc.assert(
      fc.property(fc.uniqueArray(items, { selector: ({ id }) => id }), (made) => {
        const saved = { ...list, items: made.map((one) => depreciatedItem(one, year)) };
        expect(assetListChangeError(saved, undefined, year)).toBeUndefined();
        for (const rolled of rolledAssetLists([saved], next)) {
          expect(assetListChangeError(rolled, undefined, next)).toBeUndefined();
        }
      }),
    );
  });
});
