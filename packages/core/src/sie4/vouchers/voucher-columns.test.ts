import { expect, test } from "vitest";
import { ByteText } from "../encoding/byte-text.ts";
import { AccountRegister } from "./account-register.ts";
import { NumberColumn } from "./number-column.ts";
import { TextPool } from "./text-pool.ts";

const SOURCE = new ByteText(new TextEncoder().encode("1930 0351 1930 11 AB AB C"), "ascii");

test("a column holds any number of numbers", () => {
  const column = NumberColumn.ofIntegers();
  for (let value = 0; value < 40_000; value += 1) column.push(value);
  column.set(39_999, -7);
  column.set(50_000, 5);
  expect([column.length, column.at(20_000), column.at(39_999)]).toEqual([40_000, 20_000, -7]);
  expect([column.at(-1), column.at(40_000), column.at(50_000)]).toEqual([0, 0, 0]);
});

test("an account has one index, and what its rows sum to", () => {
  const register = new AccountRegister();
  const ranges = [
    [0, 4],
    [5, 9],
    [10, 14],
    [15, 17],
    [15, 17],
  ] as const;
  expect(ranges.map(([start, end]) => register.indexOf(SOURCE, start, end))).toEqual([0, 1, 0, 2, 2]);
  register.count(0, { amount: 5, line: 7 }, false);
  register.count(0, { amount: 6, line: 8 }, false);
  register.count(0, { amount: 4, line: 9 }, true);
  register.count(9, { amount: 1, line: 1 }, false);
  const counts = { sum: 11, rows: 3, countedRows: 2, struckSum: 4, firstLine: 7 };
  expect(register.uses[0]).toEqual({ account: "1930", ...counts });
  expect([register.text(1), register.text(9)]).toEqual(["0351", ""]);
});

test("a text that comes again has the same index", () => {
  const pool = new TextPool();
  const ranges = [
    [18, 20],
    [21, 23],
    [24, 25],
    [18, 20],
    [0, 0],
    [0, 4],
    [18, 20],
    [18, 19],
    [21, 23],
  ] as const;
  expect(ranges.map(([start, end]) => pool.indexOf(SOURCE, start, end))).toEqual([1, 1, 2, 1, 0, 3, 1, 4, 1]);
  expect([pool.text(0), pool.text(1), pool.text(2), pool.text(9)]).toEqual(["", "AB", "C", ""]);
});
