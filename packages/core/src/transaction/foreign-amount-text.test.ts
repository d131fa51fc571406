import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { foreignAmountText } from "./foreign-amount-text.ts";

test("an amount and its currency stay on one line", () => {
  expect(foreignAmountText({ amount: ore(-1234_50), currency: "USD" })).toBe("\u22121\u00A0234,50\u00A0USD");
});
