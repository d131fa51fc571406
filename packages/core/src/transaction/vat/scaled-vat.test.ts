import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { negateOre, ore, shareOfOre, sumOre } from "../../money/index.ts";
import { entriesBalance } from "../entries-balance.ts";
import { roundedPattern } from "../rounded-pattern.ts";
import { scaledByRow } from "../scaled-by-row.ts";
import { entriesInKronor } from "../transaction.arbitrary.ts";
import type { Entry } from "../transaction.ts";
import { vatPairs } from "./vat-pairs.ts";

type Rows = readonly (readonly [account: number, kronor: number])[];

const PURCHASE: Rows = [
  [5410, 10.02],
  [2641, 2.51],
  [1930, -12.53],
];
const THREE_RATES: Rows = [
  [1930, 3430],
  [3001, -1000],
  [2611, -250],
  [3002, -1000],
  [2621, -120],
  [3003, -1000],
  [2631, -60],
];
const REVERSE: Rows = [
  [4535, 10.02],
  [2614, -2.51],
  [2645, 2.51],
  [2440, -10.02],
];
const ROUNDED: Rows = [
  [1930, -13],
  [5410, 10.02],
  [2641, 2.51],
  [3740, 0.47],
];
const SALARY: Rows = [
  [7210, 30000],
  [2710, -7000],
  [1930, -23000],
];
const LEASING: Rows = [
  [5615, 1000],
  [2641, 125],
  [1930, -1125],
];
const SMALL: Rows = [
  [5410, 0.04],
  [2641, 0.01],
  [1930, -0.05],
];
const SMALL_SALE: Rows = [
  [3001, -0.04],
  [2611, -0.01],
  [1910, 0.05],
];

describe("TR26: VAT of a scaled booking is counted from what is scaled", () => {
  test.each<[string, Rows, number, number, readonly number[]]>([
    [
      "three rates, the sum typed",
      THREE_RATES,
      0,
      1000,
      [1000, -291.54, -72.88, -291.55, -34.99, -291.55, -17.49],
    ],
    ["three rates, credit note", THREE_RATES, 0, -1000, [-1000, 291.54, 72.88, 291.55, 34.99, 291.55, 17.49]],
    [
      "three rates, a base typed",
      THREE_RATES,
      3,
      -291.55,
      [1000.02, -291.55, -72.89, -291.55, -34.99, -291.55, -17.49],
    ],
    ["the base typed", PURCHASE, 0, 1000, [1000, 250, -1250]],
    ["the base typed, credited", PURCHASE, 0, -1000, [-1000, -250, 1250]],
    ["the sum typed", PURCHASE, 2, -1250, [1000, 250, -1250]],
    ["the sum typed, credited", PURCHASE, 2, 1250, [-1000, -250, 1250]],
    ["the VAT typed", PURCHASE, 1, 250, [998.01, 250, -1248.01]],
    ["the same sum", PURCHASE, 2, -12.53, [10.02, 2.51, -12.53]],
    ["the same sum, credited", PURCHASE, 2, 12.53, [-10.02, -2.51, 12.53]],
    ["the same base", PURCHASE, 0, 10.02, [10.02, 2.51, -12.53]],
    ["down to an öre", PURCHASE, 2, -0.01, [0.01, 0, -0.01]],
    ["no row for the difference", PURCHASE.slice(0, 2), 0, 1000, [1000, 250.5]],
    ["reverse charge, the base typed", REVERSE, 0, 1000, [1000, -250, 250, -1000]],
    ["reverse charge, the sum typed", REVERSE, 3, -1000, [1000, -250, 250, -1000]],
    ["reverse charge credited", REVERSE, 3, 1000, [-1000, 250, -250, 1000]],
    ["reverse charge, input VAT typed", REVERSE, 2, 250, [998.01, -250, 250, -998.01]],
    ["reverse charge, output VAT typed", REVERSE, 1, -250, [998.01, -250, 250, -998.01]],
    ["reverse charge without payment", REVERSE.slice(0, 3), 0, 1000, [1000, -250, 250]],
    [
      "EU, with its counter accounts",
      [
        [4545, 10.02],
        [4549, -10.02],
        [2615, -2.51],
        [2645, 2.51],
      ],
      0,
      100,
      [100, -100, -25, 25],
    ],
    [
      "reverse charge at 12 percent",
      [
        [4516, 10.04],
        [2440, -10.04],
        [2624, -1.21],
        [2645, 1.21],
      ],
      1,
      -100,
      [100, -100, -12, 12],
    ],
    ["öre of the sum are rounded last", ROUNDED, 1, 1000.5, [-1251, 1000.5, 250.13, 0.37]],
    ["the sum that was rounded", ROUNDED, 0, -1250, [-1250, 1000, 250, 0]],
    ["the same base with öre rounded", ROUNDED, 1, 10.02, [-13, 10.02, 2.51, 0.47]],
    [
      "a base that is itself rounded",
      [
        [1510, 500.38],
        [3001, -400],
        [2611, -100],
        [3740, -0.38],
      ],
      0,
      1000.2,
      [1000.2, -800, -199.89, -0.31],
    ],
    ["salary", SALARY, 0, 31500.5, [31500.5, -7350.12, -24150.38]],
    ["half of the VAT is no rate", LEASING, 0, 3000, [3000, 375, -3375]],
    ["of a tiny amount any rate", SMALL, 2, -1000, [800, 200, -1000]],
    [
      "of a tiny amount any rate, the base typed",
      [
        [5410, 0.05],
        [2641, 0.01],
        [1930, -0.06],
      ],
      0,
      1000,
      [1000, 200, -1200],
    ],
    ["a tiny sale has the rate of its account", SMALL_SALE, 0, -1000, [-1000, -250, 1250]],
    [
      "a tiny sale of uneven öre",
      [
        [3001, -0.05],
        [2611, -0.01],
        [1910, 0.06],
      ],
      2,
      1000,
      [-800, -200, 1000],
    ],
    [
      "two purchases",
      [
        [5410, 10.02],
        [5800, 5.03],
        [2641, 2.51],
        [2641, 0.3],
        [1930, -17.86],
      ],
      4,
      -1786,
      [1002.4, 502.83, 250.6, 30.17, -1786],
    ],
    [
      "a purchase beside a cost without VAT",
      [
        [5410, 10.02],
        [6570, 3],
        [2641, 2.51],
        [1930, -15.53],
      ],
      1,
      300,
      [1002.4, 300, 250.6, -1553],
    ],
  ])("%s", (_, rows, index, kronor, expected) => {
    const scaled = scaledByRow(
      entriesInKronor(...rows.map(([a, b]): [number, number] => [a, b])),
      index,
      ore(Math.round(kronor * 100)),
    );
    expect(scaled?.map(({ amount }) => amount / 100)).toEqual(expected);
  });

  test("what rounding has left on reverse charge goes to the payment", () => {
    const rows = entriesInKronor(
      [4535, 3],
      [2614, -0.75],
      [2645, 0.75],
      ...Array.from({ length: 5 }, (): [number, number] => [1930, -0.6]),
    );
    const scaled = scaledByRow(rows, 0, ore(1_01)) ?? [];
    expect(scaled.map(({ amount }) => amount)).toEqual([101, -25, 25, -21, -20, -20, -20, -20]);
  });

  const size = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1e8 }));
  const vatOff = fc.constantFrom(-1, 0, 0, 1);
  const rated = fc.constantFrom([25, 2611] as const, [12, 2621] as const, [6, 2631] as const);
  const row = (account: number, amount: number): Entry => ({
    accountId: accountNo(account),
    amount: ore(amount),
  });
  const group = fc
    .record({ base: size, off: vatOff, rated, kind: fc.nat(4), sign: fc.constantFrom(1, -1) })
    .map(({ base, off, rated: [rate, account], kind, sign }): Entry[] => {
      const vat = shareOfOre(ore(base), rate, 100) + off;
      if (kind === 0) return [row(3001, -base * sign), row(account, -vat * sign)];
      if (kind === 1) return [row(4535, base * sign), row(account + 3, -vat * sign), row(2645, vat * sign)];
      if (kind === 2) return [row(6570, base * sign)];
      return [row(5410, base * sign), row(2641, vat * sign)];
    });
  const booking = fc
    .record({
      groups: fc.array(group, { minLength: 1, maxLength: 4 }),
      payment: fc.nat(2),
      rounding: fc.integer({ min: -99, max: 99 }),
    })
    .map(({ groups, payment, rounding }) => {
      const rows = groups.flat();
      const sum = negateOre(entriesBalance(rows));
      if (payment === 0) return rows;
      return payment === 1
        ? [...rows, row(1930, sum)]
        : [row(1930, sum - rounding), ...rows, row(3740, rounding)];
    });

  test("balanced stays balanced, the typed row is exact, and VAT is its rate of its base", () => {
    fc.assert(
      fc.property(booking, fc.nat(20), fc.integer({ min: -1e7, max: 1e7 }), (rows, place, amount) => {
        const index = place % rows.length;
        const typed = rows[index]?.amount ?? 0;
        const scaled = scaledByRow(rows, index, ore(amount));
        if (scaled === undefined) return;
        if (entriesBalance(rows) === 0) expect(entriesBalance(scaled)).toBe(0);
        expect(scaled[index]?.amount).toBe(amount);
        const amountAt = (at: number): number => scaled[at]?.amount ?? 0;
        if (Math.abs(amount) === Math.abs(typed)) {
          const turned =
            amount === typed ? rows : rows.map((entry) => ({ ...entry, amount: negateOre(entry.amount) }));
          expect(scaled).toEqual(turned);
          return;
        }
        const rounded = roundedPattern(rows)?.rounded;
        for (const { base, vat, mirror, rate } of vatPairs(rows)) {
          if ([vat, mirror].includes(index) || [base, vat, mirror ?? base].some((at) => at === rounded))
            continue;
          const isWhole = index === base || mirror !== undefined;
          const hasPayment = rows.some(
            (entry, at) => at !== index && entry.accountId === 1930 && amountAt(at) !== 0,
          );
          if (isWhole && !hasPayment) continue;
          const bound = isWhole ? 50 : (100 + rate) / 2;
          expect(Math.abs(amountAt(vat) * 100 - rate * amountAt(base))).toBeLessThanOrEqual(bound);
          if (mirror !== undefined) expect(sumOre([ore(amountAt(vat)), ore(amountAt(mirror))])).toBe(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
