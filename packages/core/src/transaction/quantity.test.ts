import fc from "fast-check";
import { expect, test } from "vitest";
import { err, ok } from "../shared/index.ts";
import { formatQuantity, parseQuantity, quantityText } from "./quantity.ts";
import { transactionErrorText } from "./validate-transaction.ts";

test.each([
  ["", undefined],
  ["  ", undefined],
  ["2", 2],
  ["2,5", 2.5],
  ["2.5", 2.5],
  ["-3", -3],
  ["−0,25", -0.25],
  ["1 250,5", 1250.5],
  ["12 000", 12_000],
  ["0", 0],
  ["-0", 0],
  ["0,000001", 0.000001],
])("TR28: '%s' is a quantity", (text, expected) => {
  expect(parseQuantity(text)).toEqual(ok(expected));
});

test.each(["två", "2 st", "1,2,3", "1.000,5", "--2", ",5", "2,", "0,0000001", "1234567890"])(
  "TR28: '%s' is none",
  (text) => {
    expect(parseQuantity(text)).toEqual(err({ code: "quantity-invalid" }));
    expect(transactionErrorText({ code: "quantity-invalid", field: "quantity", row: 0 })).toBe(
      "Kvantitet måste vara ett tal, till exempel 2,5",
    );
  },
);

test("TR28: what is shown is read as the same", () => {
  const thousandths = fc.integer({ min: -999_999_999, max: 999_999_999 });
  fc.assert(
    fc.property(thousandths, (number) => {
      expect(parseQuantity(formatQuantity(number / 1000 + 0))).toEqual(ok(number / 1000 + 0));
    }),
  );
  expect(quantityText(2.5)).toBe("Kvantitet 2,5");
});
