import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { scaledByRow } from "./scaled-by-row.ts";
import { balancedEntries, entriesInKronor } from "./transaction.arbitrary.ts";
import type { Entry } from "./transaction.ts";

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

  // A purchase whose sum was rounded to whole kronor.
  const rounded = entriesInKronor([1930, -500], [5460, 400.3], [2641, 100.08], [3740, -0.38]);
  // A customer who paid whole kronor.
  const paid = entriesInKronor([1930, 500], [1510, -500.38], [3740, 0.38]);
  const uneven = entriesInKronor([1930, -500.5], [5460, 500.25], [3740, 0.25]);

  test.each<[string, readonly Entry[], number, number, readonly number[] | undefined]>([
    ["the sum, which needs no rounding", rounded, 0, -750, [-750, 600, 150, 0]],
    ["the sum with its öre", rounded, 0, -250.19, [-250.19, 200.15, 50.04, 0]],
    ["a part: the sum is rounded anew", rounded, 1, 600.45, [-751, 600.45, 150.11, 0.44]],
    ["a part, down", rounded, 1, 200.15, [-250, 200.15, 50.04, -0.19]],
    ["a part whose sum is whole", rounded, 1, 4003, [-5004, 4003, 1000.75, 0.25]],
    ["what was paid", paid, 0, 750, [750, -750, 0]],
    ["what was owed", paid, 1, -750.38, [750, -750.38, 0.38]],
    ["the sum as it was", rounded, 0, -500, [-500, 400.3, 100.08, -0.38]],
    ["the sum as it was, turned", rounded, 0, 500, [500, -400.3, -100.08, 0.38]],
    ["nothing in whole kronor", uneven, 1, 1000.5, [-1000.5, 1000.5, 0]],
    ["the rounding itself", rounded, 3, -0.5, undefined],
  ])("TR22: öre are rounded anew and never scaled: %s", (_, rows, index, kronor, expected) => {
    const scaled = scaledByRow(rows, index, ore(Math.round(kronor * 100)));
    expect(scaled?.map(({ amount }) => amount / 100)).toEqual(expected);
  });

  test("TR22: an amount on the same account that is no rounding is scaled as any other", () => {
    const [single, large] = [
      entriesInKronor([1930, 0.38], [3740, -0.38]),
      entriesInKronor([1930, -500], [3740, 500]),
    ];
    expect(scaledByRow(single, 0, ore(76))?.map(({ amount }) => amount)).toEqual([76, -76]);
    expect(scaledByRow(large, 0, ore(-100_00))?.map(({ amount }) => amount)).toEqual([-100_00, 100_00]);
    const unbalanced = entriesInKronor([1930, -500], [5460, 400], [3740, 0.5]);
    expect(scaledByRow(unbalanced, 0, ore(-1000_00))?.map(({ amount }) => amount)).toEqual([
      -1000_00, 800_00, 100,
    ]);
  });

  test("has no scale from a row that is 0 or missing", () => {
    expect(scaledByRow(entriesInKronor([1930, 0]), 0, ore(100))).toBeUndefined();
    expect(scaledByRow(purchase, 3, ore(100))).toBeUndefined();
  });
});
