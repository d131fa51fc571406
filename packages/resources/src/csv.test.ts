import { expect, test } from "vitest";
import { column, numberColumn, parseCsv } from "./csv.ts";

test.each([
  ["a,b\n1,2\n", [["1", "2"]]],
  [
    "a,b\r\n1,2\r\n3,4",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ['a,b\n"1,5",x\n', [["1,5", "x"]]],
  ['a,b\n"say ""hi""",\n', [['say "hi"', ""]]],
  ["a,b\n", []],
])("reads %j", (text, rows) => {
  expect(parseCsv(text).map((row) => [column(row, "a"), column(row, "b")])).toEqual(rows);
});

test.each(["a,b\n1\n", "a,b\n1,2,3\n", 'a,b\n"1,2\n'])("refuses %j", (text) => {
  expect(() => parseCsv(text)).toThrow();
});

test("numbers: empty is absent, text is refused, so is an unknown column", () => {
  const row = new Map([
    ["a", ""],
    ["b", "05"],
    ["c", "x"],
  ]);
  expect(numberColumn(row, "a")).toBeUndefined();
  expect(numberColumn(row, "b")).toBe(5);
  expect(() => numberColumn(row, "c")).toThrow("c is no number: x");
  expect(() => column(row, "d")).toThrow("No column d");
});
