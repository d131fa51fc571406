import { expect, test } from "vitest";
import { isTypedName } from "./typed-name.ts";

// CO14
test.each([
  ["Bolaget AB", "Bolaget AB", true],
  [" Bolaget  AB ", "Bolaget AB", true],
  ["Bolaget AB", "Bolaget\u00a0 AB", true],
  ["A\u030angbolaget", "Ångbolaget", true],
  ["bolaget ab", "Bolaget AB", false],
  ["Bolaget", "Bolaget AB", false],
  ["", "Bolaget AB", false],
])("%j for %j: %s", (typed, name, isSame) => {
  expect(isTypedName(typed, name)).toBe(isSame);
});
