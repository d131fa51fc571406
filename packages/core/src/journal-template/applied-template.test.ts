import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { entriesBalance } from "../transaction/index.ts";
import { appliedTemplate } from "./applied-template.ts";
import { templateFromTransaction } from "./template-from-transaction.ts";

type Row = readonly [account: number, percent: number, description?: string];

const templateOf = (...rows: readonly Row[]) => ({
  entries: rows.map(([account, amount, description]) => ({
    accountId: accountNo(account),
    amount,
    ...(description === undefined ? {} : { description }),
  })),
});
const amountsOf = (template: ReturnType<typeof templateOf>, kronor: number) =>
  appliedTemplate(template, ore(Math.round(kronor * 100))).map(({ amount }) => amount / 100);

describe("JT2: a template for a sum", () => {
  test.each<[readonly Row[], number, readonly number[]]>([
    [
      [
        [1930, -100],
        [5410, 80],
        [2641, 20],
      ],
      899,
      [-899, 719.2, 179.8],
    ],
    [
      [
        [1930, -100],
        [6072, 89.2857],
        [2641, 10.7143],
      ],
      1120,
      [-1120, 1000, 120],
    ],
    [
      [
        [1930, -100],
        [4010, 33.3333],
        [5010, 33.3333],
        [6110, 33.3333],
      ],
      1000,
      [-1000, 333.34, 333.33, 333.33],
    ],
    [
      [
        [1930, -100],
        [5410, 80],
        [2641, 0],
      ],
      899,
      [-899, 719.2, 179.8],
    ],
    // Several rows of 0 share, the first takes what cannot be divided.
    [
      [
        [1930, -100],
        [4010, 0],
        [5010, 0],
        [6110, 0],
      ],
      100,
      [-100, 33.34, 33.33, 33.33],
    ],
    [
      [
        [1930, 100],
        [4010, 0],
        [5010, 0],
        [6110, 0],
      ],
      100,
      [100, -33.34, -33.33, -33.33],
    ],
    // At most an öre a row is rounding; a larger rest stays.
    [
      [
        [1930, -100],
        [4010, 99],
      ],
      2,
      [-2, 2],
    ],
    [
      [
        [1930, -100],
        [4010, 99],
      ],
      3,
      [-3, 2.97],
    ],
    // Of amounts that are equal to the öre the first one, whatever their percentages.
    [
      [
        [1930, -100],
        [4010, 33.3333],
        [5010, 33.3334],
        [6110, 33.3333],
      ],
      100,
      [-100, 33.34, 33.33, 33.33],
    ],
    // All on one side: nobody takes the rest.
    [[[4010, 100]], 0.01, [0.01]],
    [
      [
        [4010, 50],
        [5010, 50],
      ],
      0.01,
      [0.01, 0.01],
    ],
    // Half of an öre is away from zero, on both sides.
    [
      [
        [1930, -100],
        [4010, 50],
        [5010, 50],
      ],
      0.01,
      [-0.01, 0.01],
    ],
    // A row that gets nothing is no row.
    [
      [
        [1930, -100],
        [5410, 100],
        [2641, 10],
        [6110, 0],
      ],
      0.03,
      [-0.03, 0.03],
    ],
    [[], 100, []],
  ])("%j of %d kr", (rows, kronor, expected) => {
    expect(amountsOf(templateOf(...rows), kronor)).toEqual(expected);
  });

  test("a row keeps its text", () => {
    expect(appliedTemplate(templateOf([1930, -100, " Hyra "], [5010, 100, " "]), ore(500))).toStrictEqual([
      { accountId: 1930, amount: -500, text: "Hyra" },
      { accountId: 5010, amount: 500 },
    ]);
  });

  test("property: with a row of 0 the rows balance, whatever the percentages and the sum", () => {
    const percent = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 10_000);
    fc.assert(
      fc.property(fc.array(percent, { maxLength: 8 }), fc.integer({ min: 1, max: 1e11 }), (percents, sum) => {
        const rows = appliedTemplate(
          templateOf([1930, -100], ...percents.map((each): Row => [5410, each]), [2641, 0]),
          ore(sum),
        );
        expect(entriesBalance(rows)).toBe(0);
        expect(rows[0]?.amount).toBe(-sum);
      }),
    );
  });

  test("property: a template made from a balanced booking gives it back, to the rounding of its percentages", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const sum = amounts.reduce((total, each) => total + each, 0);
        const entries = [
          { accountId: accountNo(1930), amount: ore(-sum) },
          ...amounts.map((amount) => ({ accountId: accountNo(5410), amount: ore(amount) })),
        ];
        const made = templateFromTransaction({ text: "Köp", entries }, new Set([1930, 5410]), "t");
        const applied = made.ok ? appliedTemplate(made.value, ore(sum)) : [];
        expect(applied[0]?.amount).toBe(-sum);
        for (const [index, { amount }] of applied.entries()) {
          // Half a ten-thousandth of a per cent of the sum, and what rounding left on one row.
          const most = sum * 5e-7 + 1 + entries.length;
          expect(Math.abs(amount - (entries[index]?.amount ?? 0))).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

test("MO13: a share of a sum that no number holds exactly is the largest that is", () => {
  const huge = templateOf([1930, 9_999_999_999], [3001, -100], [5410, 0]);
  const most = Number.MAX_SAFE_INTEGER / 100;
  expect(amountsOf(huge, 999_999_999_999.99).slice(0, 2)).toEqual([most, -999_999_999_999.99]);
});
