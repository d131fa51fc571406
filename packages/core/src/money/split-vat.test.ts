import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_ORE } from "./kronor.ts";
import { ore } from "./ore.ts";
import { splitVat } from "./split-vat.ts";

test.each([
  [12_500, 25, 10_000, 2_500],
  [-12_500, 25, -10_000, -2_500],
  [9_900, 25, 7_920, 1_980],
  [11_200, 12, 10_000, 1_200],
  [10_600, 6, 10_000, 600],
  [12_550, 25.5, 10_000, 2_550],
  [100, 0, 100, 0],
  [1, 25, 1, 0],
])("%i öre with %d percent VAT is %i + %i", (gross, rate, net, vat) => {
  expect(splitVat(ore(gross), rate)).toEqual({ net, vat });
});

test.each([-25, Number.NaN, 8.125])("refuses the rate %d", (rate) => {
  expect(() => splitVat(ore(100), rate)).toThrow("not a VAT rate");
});

test("net and VAT are the gross exactly, and both have its sign", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -MAX_ORE, max: MAX_ORE }),
      fc.constantFrom(0, 6, 8, 12, 25, 25.5),
      (gross, rate) => {
        const { net, vat } = splitVat(ore(gross), rate);
        expect(net + vat).toBe(ore(gross));
        expect(Math.abs(net)).toBeLessThanOrEqual(Math.abs(gross));
      },
    ),
  );
});
