import * as fc from "fast-check";
import { expect, test } from "vitest";
import { kronorFromOre, MAX_ORE, oreFromKronor } from "./kronor.ts";
import { ore } from "./ore.ts";

test.each([
  [0, 0],
  [-0, 0],
  [0.1 + 0.2, 30],
  [1234.56, 123_456],
  [-0.29, -29],
  [0.01 + 9e-8, 1],
  [999_999_999_999.99, MAX_ORE],
])("%d kr is %i öre", (kronor, whole) => {
  expect(oreFromKronor(kronor)).toEqual({ ok: true, value: whole });
});

test.each([0.005, 1.234, 0.01 + 2e-7, 1_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
  "refuses %d kr",
  (kronor) => {
    expect(oreFromKronor(kronor)).toEqual({ ok: false, error: { code: "not-whole-ore", kronor } });
  },
);

test("kronor and back is the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_ORE, max: MAX_ORE }), (whole) => {
      expect(oreFromKronor(kronorFromOre(ore(whole)))).toEqual({ ok: true, value: ore(whole) });
    }),
  );
});
