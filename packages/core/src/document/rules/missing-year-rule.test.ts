import { expect, test } from "vitest";
import { changeRefusalText } from "../change-refusal.ts";
import { missingYearRule } from "./missing-year-rule.ts";

const nothing = { put: [], remove: [], append: [] };

test.each([
  ["an emptied document that ends", nothing, ""],
  ["vouchers that go", { ...nothing, remove: ["A-1"] }, "Räkenskapsår saknas"],
  ["a voucher", { ...nothing, append: [{} as never] }, "Räkenskapsår saknas"],
])("in a year that there is not: %s", (_, change, expected) => {
  const refusal = missingYearRule("transactions", change);
  expect(refusal === undefined ? "" : changeRefusalText(refusal)).toBe(expected);
});
