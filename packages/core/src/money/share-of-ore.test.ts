import { expect, test } from "vitest";
import { MAX_ORE } from "./kronor.ts";
import { ore } from "./ore.ts";
import { shareOfOre } from "./share-of-ore.ts";

test.each([
  [10_000, 25, 100, 2_500],
  [10_000, 1, 3, 3_333],
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [1, -1, 2, -1],
  [0, -1, 2, 0],
  [MAX_ORE, 99_999, 100_000, 99_998_999_999_999],
])("%i x %i / %i = %i", (amount, numerator, denominator, share) => {
  expect(shareOfOre(ore(amount), numerator, denominator)).toBe(share);
});

test("shares need whole numbers and a denominator other than 0", () => {
  expect(() => shareOfOre(ore(1), 0.5, 1)).toThrow(RangeError);
  expect(() => shareOfOre(ore(1), 1, 0)).toThrow("denominator");
});
