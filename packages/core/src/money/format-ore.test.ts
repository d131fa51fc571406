import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatCount,
  formatCounted,
  formatKronorForFile,
  formatOre,
  formatOreForInput,
  formatWholeKronor,
} from "./format-ore.ts";
import { ore } from "./ore.ts";

test.each([
  [0, "0,00", "0,00", "0.00"],
  [-5, "−0,05", "-0,05", "-0.05"],
  [99, "0,99", "0,99", "0.99"],
  [100, "1,00", "1,00", "1.00"],
  [99_999, "999,99", "999,99", "999.99"],
  [100_000, "1\u00A0000,00", "1000,00", "1000.00"],
  [-12_345_650, "−123\u00A0456,50", "-123456,50", "-123456.50"],
  [123_456_789, "1\u00A0234\u00A0567,89", "1234567,89", "1234567.89"],
])("%i öre is %s on screen, %s in a field, %s in a file", (whole, onScreen, inField, inFile) => {
  expect(formatOre(ore(whole))).toBe(onScreen);
  expect(formatOreForInput(ore(whole))).toBe(inField);
  expect(formatKronorForFile(ore(whole))).toBe(inFile);
});

test.each([
  [0, "0"],
  [49, "0"],
  [-49, "0"],
  [50, "1"],
  [-50, "−1"],
  [123_456_750, "1\u00A0234\u00A0568"],
])("%i öre is %s whole kronor", (whole, kronor) => {
  expect(formatWholeKronor(ore(whole))).toBe(kronor);
});

test("equals Intl.NumberFormat for Swedish", () => {
  const intl = new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (whole) => {
      expect(formatOre(ore(whole))).toBe(intl.format(ore(whole) / 100));
    }),
  );
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u00A0000"],
  [100_003, "100\u00A0003"],
  [1_234_567, "1\u00A0234\u00A0567"],
  [-5, "−5"],
  [-345, "−345"],
  [-12_345, "−12\u00A0345"],
])("%i is counted as %s", (count, expected) => {
  expect(formatCount(count)).toBe(expected);
  expect(formatCounted(count, "konto", "konton")).toBe(`${expected} konton`);
});

test("one is counted in the singular", () => {
  expect(formatCounted(1, "konto", "konton")).toBe("1 konto");
});
