import { expect, test } from "vitest";
import { parseSie4Amount, parseSie4Quantity } from "./sie4-amount.ts";
import { simpleInteger, simpleOre } from "./simple-ore.ts";

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

test.each([
  ["0", 0],
  ["-0.00", 0],
  ["12", 1200],
  ["12.5", 1250],
  ["-1234.56", -123456],
  ["999999999999.99", 99_999_999_999_999],
])("%j is %i öre, read either way", (text, expected) => {
  expect(simpleOre(bytesOf(text), 0, text.length)).toBe(expected);
  expect(parseSie4Amount(text)).toEqual({ code: "exact", ore: expected });
});

test.each([
  ["1,50", 150],
  ["+7", 700],
  ["5.", 500],
  [".5", 50],
  ["000000000000012", 1200],
  ["12.3400", 1234],
  ["12.34000001", 1234],
  ["12.33999999", 1234],
  ["12.3400001", 1234],
  ["12.3400002", 1234, "rounded"],
  ["-12.345000000", -1235, "rounded"],
  ["12.345", 1235, "rounded"],
  ["-12.345", -1235, "rounded"],
  ["12.344", 1234, "rounded"],
  ["0.995", 100, "rounded"],
])("%j is unusual and %i öre", (text, expected, code = "exact") => {
  expect(simpleOre(bytesOf(text), 0, text.length)).toBeNaN();
  expect(parseSie4Amount(text)).toEqual({ code, ore: expected });
});

test.each([
  "",
  "-",
  "1 000.00",
  "1.2.3",
  "1,2.3",
  "--1",
  "1e3",
  "abc",
  "12x",
  "1.x",
  "1.0x",
  "1.2:",
  "1.-5",
  "1.5-",
  "1. 5",
  "1.5/",
  "x.5",
])("refuses %j", (text) => {
  expect(simpleOre(bytesOf(text), 0, text.length)).toBeNaN();
  expect(parseSie4Amount(text)).toEqual({ code: "bad-amount" });
});

test.each(["1000000000000", "-99999999999999999999", "999999999999.999"])("%j is too large", (text) => {
  expect(simpleOre(bytesOf(text), 0, text.length)).toBeNaN();
  expect(parseSie4Amount(text)).toEqual({ code: "amount-too-large" });
});

// Fields stand beside each other in the bytes of a file.
test.each([
  ["999 12.50 999", 4, 9, 1250],
  ["9912", 0, 3, 99_100],
  ["999 12.50", 4, 7, Number.NaN],
  ["-999999999999.99 -5", 17, 19, -500],
])("in %j the bytes %i to %i alone are the amount %d", (text, start, end, expected) => {
  expect(simpleOre(bytesOf(text), start, end)).toBe(expected);
});

test.each([
  ["0", 0],
  ["0351", 351],
  ["123456789012345", 123_456_789_012_345],
  ["", -1],
  ["-1", -1],
  ["1a", -1],
  ["1234567890123456", -1],
])("%j is the whole number %i", (text, expected) => {
  expect(simpleInteger(bytesOf(text), 0, text.length)).toBe(expected);
});

test.each([
  ["1.75", 1.75],
  ["-0", 0],
  ["3,125", 3.125],
  ["+2", 2],
  ["12", 12],
  ["1 000", undefined],
  ["12x", undefined],
  ["x12", undefined],
  ["1.2.3", undefined],
  ["1e3", undefined],
  ["x", undefined],
  ["9".repeat(400), undefined],
])("%j is the quantity %j", (text, expected) => {
  expect(parseSie4Quantity(text)).toBe(expected);
});
