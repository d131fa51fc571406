import { expect, test } from "vitest";
import { csvFile, hasFormula } from "./csv-file.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.arbitrary.ts";

test("semicolons, CRLF, byte order mark", () => {
  const rows = [["Konto", "Namn", "Saldo"], [1930, "Företagskonto", { number: "-1234,50" }], []];
  expect(csvFile(rows)).toBe("\uFEFFKonto;Namn;Saldo\r\n1930;Företagskonto;-1234,50\r\n\r\n");
});

test.each([
  ["", ""],
  ["ren text", "ren text"],
  ["a;b", '"a;b"'],
  ['6" rör', '"6"" rör"'],
  ["rad\nrad", '"rad\nrad"'],
  ["=1+1", "'=1+1"],
  ["+46", "'+46"],
  ["-rabatt", "'-rabatt"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "\"'\r'=1\""],
  ["\tx", "'\tx"],
  ["＝1", "'＝1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ["a=1", "a=1"],
  ["x,=1+1,y", "x,'=1+1,y"],
  ["x,@a,+b,-c", "x,'@a,'+b,'-c"],
  ["a\t=1+1", "a\t'=1+1"],
  ["a;=1", '"a;\'=1"'],
  ["a\n=1", '"a\n\'=1"'],
  ["a,＝1", "a,'＝1"],
  ['a,"=1"', '"a,""\'=1"""'],
  ["=1,=2", "'=1,'=2"],
  ["a,- 1", "a,'- 1"],
  ["x, +46", "x, +46"],
  ["Hyra, -rabatt", "Hyra, -rabatt"],
  ["Pris 10,-", "Pris 10,-"],
  ["Pris 10,- , 20,-", "Pris 10,- , 20,-"],
  ["1,5 - 2", "1,5 - 2"],
  [-1.5, "-1,5"],
  [0, "0"],
  [{ number: "12,00" }, "12,00"],
])("%j is written %j", (cell, written) => {
  expect(csvFile([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([Number.NaN, 1e21, { number: "=1" }, { number: "1 000" }, { number: "1.5" }])(
  "refuses %j as a number",
  (cell) => {
    expect(() => csvFile([[cell]])).toThrow("not a number for a CSV file");
  },
);

test.each(HOSTILE_TEXTS)("%j is one cell, which no spreadsheet runs", (text) => {
  const written = csvFile([[text, "b"]]).slice(1);
  const cell = /^(?:"((?:[^"]|"")*)"|([^";\r\n]*));b\r\n$/.exec(written);
  expect(cell).not.toBeNull();
  const read = cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? "";
  expect(read).not.toMatch(/^[=+\-@\t\r\n]/);
  expect(read.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
});

test("RE11: a text has a formula where its cell is written with apostrophes", () => {
  expect(["=1", "-x", "a,+b", "a\t@b"].filter((text) => !hasFormula(text))).toEqual([]);
  expect(["", "a=1", "10,-", "Hyra, -rabatt", "a;b", 'a"b'].filter((text) => hasFormula(text))).toEqual([]);
});
