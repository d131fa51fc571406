import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { scaledEntries } from "./scaled-entries.ts";
import { balancedEntries, entriesInKronor } from "./transaction.arbitrary.ts";
import type { Entry } from "./transaction.ts";

describe("scaledEntries (TR14)", () => {
  test.each<[readonly Entry[], number, readonly number[]]>([
    [entriesInKronor([1930, -1249], [5410, 999.2], [2641, 249.8]), 899, [-899, 719.2, 179.8]],
    [entriesInKronor([1930, -1120], [6072, 1000], [2641, 120]), 1120, [-1120, 1000, 120]],
    [
      entriesInKronor([1930, -300], [4010, 100], [5010, 100], [6110, 100]),
      1000,
      [-1000, 333.34, 333.33, 333.33],
    ],
    [entriesInKronor([6110, 100], [2641, 25]), 0.02, [0.02, 0.01]],
    [entriesInKronor([1930, -100], [6110, 60], [2641, 30]), 50, [-50, 30, 15]],
    [entriesInKronor([1930, 0]), 100, [0]],
    [[], 100, []],
  ])("%j to %d kr", (rows, kronor, expected) => {
    const scaled = scaledEntries(rows, ore(Math.round(kronor * 100)));
    expect(scaled.map(({ amount }) => amount / 100)).toEqual(expected);
  });

  test("keeps text and objects, and leaves out what was of the booking itself", () => {
    const [bank, cost] = entriesInKronor([1930, -100], [6110, 100]) as [Entry, Entry];
    const objects = [{ dimension: "1", object: "2" }];
    const rows: Entry[] = [
      {
        ...bank,
        text: "x",
        objects,
        quantity: 5,
        foreignCurrencyAmount: { amount: ore(1), currency: "EUR" },
      },
      cost,
      { ...cost, adjustmentType: false },
    ];
    expect(scaledEntries(rows, ore(5000))).toStrictEqual([
      { accountId: 1930, amount: -5000, text: "x", objects },
      { accountId: 6110, amount: 5000 },
    ]);
  });

  test("balanced stays balanced, and the largest row becomes the sum", () => {
    fc.assert(
      fc.property(balancedEntries, fc.integer({ min: 1, max: 1e9 }), (rows, sum) => {
        const scaled = scaledEntries(rows, ore(sum));
        expect(entriesBalance(scaled)).toBe(0);
        const amounts = rows.map(({ amount }) => Math.abs(amount));
        const largest = amounts.indexOf(Math.max(...amounts));
        if (amounts[largest] !== 0) expect(Math.abs(scaled[largest]?.amount ?? 0)).toBe(sum);
      }),
    );
  });
});
