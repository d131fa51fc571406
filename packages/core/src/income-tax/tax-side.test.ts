import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Ore, ore } from "../money/index.ts";
import { suggestedAmounts } from "./suggested-amounts.ts";
import {
  activePlan,
  basPlan,
  exampleRows,
  ink2,
  k1Plan,
  ne,
  reportOf,
  yearBooks,
} from "./tax-forms.arbitrary.ts";
import { incomeTaxSide } from "./tax-side.ts";

const plan = activePlan(basPlan);
const typed = (amounts: Readonly<Record<number, number>>): ReadonlyMap<number, Ore> =>
  new Map(Object.entries(amounts).map(([sru, kronor]) => [Number(sru), ore(kronor * 100)]));
const inKronor = (amounts: ReadonlyMap<number, Ore>) =>
  Object.fromEntries([...amounts].map(([sru, amount]) => [sru, amount / 100]));

const example = reportOf(yearBooks([], exampleRows), plan);
const loss = reportOf(
  yearBooks(
    [],
    [
      [5010, 700],
      [8910, -100],
      [1930, -600],
    ],
  ),
  plan,
);

describe("INK2S", () => {
  test("TX9: the example company: 4.1, 4.3a, what is typed, 4.15 and 1.1", () => {
    const side = incomeTaxSide(ink2, example, typed({ 7653: 4800, 7754: 600, 8022: 9999 }));
    expect(inKronor(side.amounts)).toEqual({
      7104: 243_600,
      7650: 189_219,
      7651: 50_181,
      7653: 4800,
      7754: 600,
      7670: 243_600,
      8022: 9999,
    });
    expect(side.surplus).toBe(24_360_000);
  });

  test("TX9: a deficit is 4.16 and 1.2, without sign; tax back is a negative 4.3a", () => {
    const side = incomeTaxSide(ink2, loss, typed({ 7763: 50 }));
    expect(inKronor(side.amounts)).toEqual({ 7114: 750, 7750: 600, 7651: -100, 7763: 50, 7770: 750 });
    expect(side.surplus).toBe(-75_000);
  });

  test("TX9: neither where nothing is left", () => {
    const side = incomeTaxSide(ink2, loss, typed({ 7665: 700 }));
    expect([side.amounts.get(7670), side.amounts.get(7770), side.surplus]).toEqual([undefined, undefined, 0]);
  });

  test("rows say whether they are typed, derived or computed", () => {
    const rows = incomeTaxSide(ink2, example, new Map()).parts.flatMap(({ items }) =>
      items.flatMap((of) => of.items),
    );
    const kindOf = (section: string) => rows.find((row) => row.section === section)?.kind;
    expect(["1.1", "1.4", "4.1", "4.3b", "4.15"].map(kindOf)).toEqual([
      "derived",
      "typed",
      "derived",
      "typed",
      "computed",
    ]);
  });

  test("TX9: what is added and subtracted is what the codes say: 76 and 77", () => {
    const codes = [
      7652, 7653, 7654, 7668, 7655, 7673, 7665, 7751, 7764, 7752, 7753, 7754, 7763, 7671, 7672, 7759, 8020,
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...codes.map(String)), fc.integer({ min: 0, max: 1e9 })),
        (kronor) => {
          const expected = Object.entries(kronor).reduce((sum, [code, amount]) => {
            if (code.startsWith("76")) return sum + amount;
            return code.startsWith("77") ? sum - amount : sum;
          }, 189_219 + 50_181);
          expect(incomeTaxSide(ink2, example, typed(kronor)).surplus / 100).toBe(expected);
        },
      ),
    );
  });
});

test("a report without rows has nothing to repeat and to suggest", () => {
  const nothing = { ...example, parts: [] };
  expect(incomeTaxSide(ink2, nothing, new Map()).surplus).toBe(0);
  expect([...suggestedAmounts(ink2, nothing, yearBooks([], []))]).toEqual([]);
});

test("NE: R12 repeats R11, and R47 or R48 is what is left", () => {
  const report = reportOf(
    yearBooks(
      [],
      [
        [3000, -1000],
        [5000, 200],
        [1930, 800],
      ],
    ),
    activePlan(k1Plan),
    ne,
  );
  const side = incomeTaxSide(ne, report, typed({ 7601: 100, 7714: 225 }));
  expect(inKronor(side.amounts)).toEqual({ 7600: 800, 7601: 100, 7714: 225, 7630: 675 });
  const deficit = incomeTaxSide(ne, report, typed({ 7705: 900 }));
  expect(inKronor(deficit.amounts)).toEqual({ 7600: 800, 7705: 900, 7730: 100 });
});

test("TX10: what the books suggest: costs, income and liabilities by their own side, cut to kronor, never below 1", () => {
  const ledger = yearBooks(
    [
      [2893, -300],
      [1930, 300],
    ],
    [
      [6072, 100.5],
      [8423, 50.75],
      [8314, -20],
      [3995, 5],
      [8270, 40],
      [7410, 70],
      [2393, -10],
      [1930, -236.25],
    ],
  );
  const suggested = suggestedAmounts(ink2, reportOf(ledger, plan), ledger);
  expect([...suggested]).toEqual([
    [7652, { amount: 4000, from: { section: "3.17" } }],
    [7653, { amount: 15_100, from: { accounts: [6072, 8423] } }],
    [7754, { amount: 2000, from: { accounts: [8314] } }],
    [8026, { amount: 31_000, from: { accounts: [2393, 2893] } }],
    [8022, { amount: 7000, from: { accounts: [7410] } }],
  ]);
});
