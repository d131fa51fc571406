import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { scaledByRow } from "./scaled-by-row.ts";
import { balancedEntries, entriesInKronor } from "./transaction.arbitrary.ts";

describe("a remembered pattern takes its scale from the row that is typed", () => {
  const purchase = entriesInKronor([1930, -1249], [5410, 999.2], [2641, 249.8]);

  test.each<[number, number, readonly number[]]>([
    [0, -899, [-899, 719.2, 179.8]],
    [1, 719.2, [-899, 719.2, 179.8]],
    [2, 179.8, [-899, 719.2, 179.8]],
    [0, 899, [899, -719.2, -179.8]],
    [2, -179.8, [899, -719.2, -179.8]],
  ])("row %i at %d kr", (index, kronor, expected) => {
    const scaled = scaledByRow(purchase, index, ore(Math.round(kronor * 100)));
    expect(scaled?.map(({ amount }) => amount / 100)).toEqual(expected);
  });

  test("rows that do not balance are scaled as they are, and a row alone is the typed one", () => {
    expect(scaledByRow(entriesInKronor([6110, 100], [2641, 25]), 0, ore(200))).toEqual(
      entriesInKronor([6110, 2], [2641, 0.5]),
    );
    expect(scaledByRow(entriesInKronor([6110, 100]), 0, ore(200))).toEqual(entriesInKronor([6110, 2]));
  });

  test("what the rounding leaves goes to the largest row that was not typed", () => {
    const thirds = entriesInKronor([1930, -300], [4010, 100], [5010, 100], [6110, 100]);
    expect(scaledByRow(thirds, 0, ore(-1000_00))?.map(({ amount }) => amount)).toEqual([
      -1000_00, 333_34, 333_33, 333_33,
    ]);
    expect(scaledByRow(thirds, 1, ore(333_33))?.map(({ amount }) => amount)).toEqual([
      -999_99, 333_33, 333_33, 333_33,
    ]);
  });

  test("balanced stays balanced, and the typed row is what was typed", () => {
    fc.assert(
      fc.property(balancedEntries, fc.nat(6), fc.integer({ min: 1, max: 1e7 }), (rows, place, amount) => {
        const index = place % rows.length;
        const scaled = scaledByRow(rows, index, ore(amount));
        if (scaled === undefined) return;
        expect(entriesBalance(scaled)).toBe(0);
        expect(scaled[index]?.amount).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });

  test("has no scale from a row that is 0 or missing", () => {
    expect(scaledByRow(entriesInKronor([1930, 0]), 0, ore(100))).toBeUndefined();
    expect(scaledByRow(purchase, 3, ore(100))).toBeUndefined();
  });
});
