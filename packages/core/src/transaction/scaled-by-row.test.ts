import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { scaledByRow } from "./scaled-by-row.ts";
import type { Entry } from "./transaction.ts";

const entries = (...rows: readonly [number, number][]): Entry[] =>
  rows.map(([account, kronor]) => ({ accountId: accountNo(account), amount: ore(Math.round(kronor * 100)) }));

describe("a remembered pattern takes its scale from the row that is typed", () => {
  const purchase = entries([1930, -1249], [5410, 999.2], [2641, 249.8]);

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

  test("tells no scale from a row that is 0 or missing", () => {
    expect(scaledByRow(entries([1930, 0]), 0, ore(100))).toBeUndefined();
    expect(scaledByRow(purchase, 3, ore(100))).toBeUndefined();
  });
});
