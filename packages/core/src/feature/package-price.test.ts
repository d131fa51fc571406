import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import type { PriceModel } from "./feature.ts";
import { bindingText, packagePrice, pricePerMonth } from "./package-price.ts";

function priced(name: string, base: number, periods: Readonly<Record<number, number>>) {
  const periodPrices = Object.entries(periods).map(([months, kronor]) => ({
    months: Number(months),
    pricePerMonth: ore(kronor * 100),
  }));
  const priceModel: PriceModel = { basePricePerMonth: ore(base * 100), periodPrices };
  return { name, priceModel };
}

/** Three features: one with every period price, one with a single one, one with none. */
const example = [
  priced("Bokföring", 99, { 3: 95, 6: 89, 12: 79 }),
  priced("Bokföring plus", 100, { 12: 80 }),
  priced("Bifoga filer", 49, {}),
];

test.each([
  [1, 248, 2_976, 0, 248],
  [3, 244, 2_928, 2, 732],
  [6, 238, 2_856, 4, 1_428],
  [12, 208, 2_496, 16, 2_496],
])("CO11: for %i months %i kr per month, %i per year, %i percent saved, %i billed", (...row) => {
  const [months, perMonth, perYear, savingsPercent, billed] = row;
  expect(packagePrice(example, months)).toEqual({
    perMonth: perMonth * 100,
    perYear: perYear * 100,
    savingsPercent,
    billed: billed * 100,
  });
});

test.each([
  [200, 199, 1],
  [1_000, 996, 0],
  [1_000, 995, 1],
  [100, 110, -10],
  [0, 0, 0],
])("from %i to %i kr saves %i percent, half up", (base, period, percent) => {
  expect(packagePrice([priced("x", base, { 12: period })], 12).savingsPercent).toBe(percent);
});

test("a period without a price has the base price; no features cost nothing", () => {
  const [accounting] = example;
  expect(accounting && pricePerMonth(accounting.priceModel, 1)).toBe(9_900);
  expect(packagePrice([], 12)).toEqual({ perMonth: 0, perYear: 0, savingsPercent: 0, billed: 0 });
});

test.each([
  [1, "1 månad"],
  [3, "3 månader"],
  [6, "6 månader"],
  [12, "1 år"],
])("%i months is %s", (months, text) => {
  expect(bindingText(months)).toBe(text);
});
