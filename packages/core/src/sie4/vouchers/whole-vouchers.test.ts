import { expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf, FIRST, HEAD, read } from "../sie4-lines.arbitrary.ts";

const voucher = (name: string, ...rows: readonly string[]) => [`#VER ${name} 20250101 x`, "{", ...rows, "}"];

test("accounts with rows are listed in the order of the first one, with their sums; struck rows are in none", () => {
  const { ver } = read(
    ...voucher("A 1", "#TRANS 3001 {} -7.50", "#TRANS 1930 {} 7.50", "#BTRANS 4010 {} 3"),
    ...voucher("A 2", "#RTRANS 1930 {} 1", "#TRANS 1930 {} 1", "#TRANS 3001 {} -1"),
  );
  expect(ver.accounts).toEqual([
    { account: "3001", sum: -850, rows: 2, countedRows: 2, struckSum: 0, firstLine: FIRST + 2 },
    { account: "1930", sum: 850, rows: 2, countedRows: 2, struckSum: 0, firstLine: FIRST + 3 },
    { account: "4010", sum: 0, rows: 1, countedRows: 0, struckSum: 300, firstLine: FIRST + 4 },
  ]);
  expect(ver.turnover).toBe(750 + 750 + 300 + 100 + 100);
});

test("an account that only a row which was not read names has none", () => {
  const { ver } = read(...voucher("A 1", "#TRANS 1930 {} 0", "#RTRANS 4010 {} 5"));
  expect(ver.accounts.map(({ account }) => account)).toEqual(["1930"]);
});

test("series are listed in the order of their first vouchers, the empty one by the letter that it gets", () => {
  const lines = ["B 1", '"" 1', "A 1", "B 2", '"" 2', "C 1"].flatMap((name) => voucher(name));
  expect(read(...lines).ver.seriesList).toEqual([
    { name: "B", line: FIRST },
    { name: "D", line: FIRST + 3 },
    { name: "A", line: FIRST + 6 },
    { name: "C", line: FIRST + 15 },
  ]);
  expect(read().ver.seriesList).toEqual([]);
  const alike = ["LA 1", "L 1", "LA 2", "LAX 1"].flatMap((name) => voucher(name));
  expect(read(...alike).ver.seriesList.map(({ name }) => name)).toEqual(["LA", "L", "LAX"]);
});

test("vouchers with a new number are listed in file order, whatever their series", () => {
  const lines = ["A 1", "B 1", "B 1", "A 1", "B 1"].flatMap((name) => voucher(name));
  const file = readSie4(bytesOf([...HEAD, ...lines, ""].join("\n")), { renumbers: true });
  const { ver } = file.ok ? file.value : read();
  expect(ver.renumberedOnes.map(({ series, number, renumbered }) => [series, number, renumbered])).toEqual([
    ["B", 2, { number: 1, firstLine: FIRST + 3 }],
    ["A", 2, { number: 1, firstLine: FIRST }],
    ["B", 3, { number: 1, firstLine: FIRST + 3 }],
  ]);
  expect(read(...lines.slice(0, 6)).ver.renumberedOnes).toEqual([]);
});

test("rows without and with more than an amount do not lend each other anything", () => {
  const { ver } = read(
    ...voucher(
      "A 1",
      '#TRANS 1930 {1 KS} 1 20250102 "Text" 2 AL',
      "#TRANS 3001 -1",
      '#TRANS 1930 {} 1 "" "Bara text"',
      "#TRANS 3001 {} -1",
    ),
  );
  const [full, bare, text, last] = ver.at(0)?.rows ?? [];
  expect(Object.keys(full ?? {})).toEqual([
    "line",
    "kind",
    "account",
    "amount",
    "date",
    "text",
    "quantity",
    "sign",
    "objects",
  ]);
  expect(bare).toEqual({ line: FIRST + 3, kind: "trans", account: "3001", amount: -100 });
  expect(text).toEqual({
    line: FIRST + 4,
    kind: "trans",
    account: "1930",
    amount: 100,
    text: "Bara text",
  });
  expect(last).toEqual({ line: FIRST + 5, kind: "trans", account: "3001", amount: -100 });
});
