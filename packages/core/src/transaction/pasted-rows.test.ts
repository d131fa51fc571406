import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { cellAccount, cellAmount } from "./pasted-cells.ts";
import { parsePastedRows, pastedRowsText } from "./pasted-rows.ts";

const names = new Map([
  [1930, "Företagskonto"],
  [5010, "Lokalhyra"],
]);
const read = (...lines: readonly string[]) =>
  parsePastedRows(lines.join("\n"), (account) => names.get(account));
/** Account, amount and text of each row, then the lines that were not read. */
const brief = (...lines: readonly string[]) => {
  const pasted = read(...lines);
  return [
    ...(pasted?.rows ?? []).map(({ accountId, amount, text }) =>
      [accountId, amount, text].filter((each) => each !== undefined).join(" "),
    ),
    ...(pasted?.unread ?? []).map((line) => `? ${line}`),
  ];
};

describe("TR19: rows of a spreadsheet", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "debit and credit",
      ["5010\t1000\t", "2641\t250,00\t", "1930\t\t1 250,00"],
      ["5010 100000", "2641 25000", "1930 -125000"],
    ],
    ["one signed amount", ["5010\t1000", "1930\t-1000"], ["5010 100000", "1930 -100000"]],
    [
      "names and texts",
      ["5010\tLokalhyra\tHyra maj\t1000", "1930\tFöretagskonto\t\t-1000"],
      ["5010 100000 Hyra maj", "1930 -100000"],
    ],
    [
      "number and name in one cell",
      ["5010 Lokalhyra\t1000", "1930 Företagskonto\t-1000"],
      ["5010 100000", "1930 -100000"],
    ],
    [
      "headings, and a column more",
      ["Datum\tKonto\tDebet\tKredit\tSaldo", "2025-05-01\t1930\t\t5,5\t10"],
      ["1930 -550 2025-05-01, 10"],
    ],
    ["a heading that says amount", ["Account\tAmount", "1930\t1,234.50"], ["1930 123450"]],
    ["a heading of credit alone", ["Konto\tKredit", "1930\t10"], ["1930 -1000"]],
    ["credit alone, after an empty column", ["1930\t\t10", "1940\t\t20"], ["1930 -1000", "1940 -2000"]],
    ["accounts without amounts", ["1930\t", "1940\t"], ["1930", "1940"]],
    ["zero on the other side", ["1930\t10\t0,00", "2440\t0,00\t10"], ["1930 1000", "2440 -1000"]],
    [
      "lines that end as in Windows, and an empty one",
      ["1930\t10\r\n\t\r\n2440\t-10"],
      ["1930 1000", "2440 -1000"],
    ],
    ["amounts that look like accounts", ["1930\t2000", "5010\t-2000"], ["1930 200000", "5010 -200000"]],
  ])("%s", (_, lines, expected) => {
    expect(brief(...lines)).toEqual(expected);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ["a sum below", ["1930\t10", "Summa\t10"], ["1930 1000", "? Summa 10"]],
    ["debit and credit in one row", ["1930\t10\t20", "2440\t\t5"], ["2440 -500", "? 1930 10 20"]],
    ["a third amount without headings", ["1930\t10\t20\t30"], ["? 1930 10 20 30"]],
    ["an amount that is none, under its heading", ["Konto\tBelopp", "1930\tmycket"], ["? 1930 mycket"]],
    ["a credit that is none", ["Konto\tDebet\tKredit", "1930\t\tmycket"], ["? 1930 mycket"]],
    ["no account anywhere", ["10\t20", "text\tmer"], ["? 10 20", "? text mer"]],
  ])("tells what is not read: %s", (_, lines, expected) => {
    expect(brief(...lines)).toEqual(expected);
  });

  test("a text that is no table is left to the field", () => {
    expect(read("1930")).toBeUndefined();
    expect(read("\t")).toEqual({ rows: [], unread: [] });
  });
});

test.each([
  ["1 234,56", 123456],
  ["1\u00a0234,56 kr", 123456],
  ["kr 10", 1000],
  ["1,234.56", 123456],
  ["1.234,56", 123456],
  ["1,234", 123400],
  ["1.234", 123400],
  ["0,125", 13],
  ["-5", -500],
  ["\u22125", -500],
  ["(5,50)", -550],
  ["5-", -500],
  ["5+3", undefined],
  ["2025-05-12", undefined],
  ["1,2,3", undefined],
  ["99999999999999", undefined],
  ["", undefined],
])("the amount of the cell %j is %s", (cell, expected) => {
  expect(cellAmount(cell)).toBe(expected);
});

test.each([
  ["1930", 1930],
  ["1930 Företagskonto", 1930],
  ["193", undefined],
  ["1930,50", undefined],
  ["0012", undefined],
])("the account of the cell %j is %s", (cell, expected) => {
  expect(cellAccount(cell)).toBe(expected);
});

test("what was pasted is counted, and what was not read is told", () => {
  const rows = [{ accountId: accountNo(1930) }, { accountId: accountNo(5010) }];
  expect(pastedRowsText({ rows, unread: [] }, ["rad", "rader"])).toBe("2 rader inklistrade.");
  expect(pastedRowsText({ rows: rows.slice(1), unread: ["Summa 5"] }, ["rad", "rader"])).toBe(
    "1 rad inklistrad. 1 rad kunde inte läsas: ”Summa 5”.",
  );
  expect(pastedRowsText({ rows: [], unread: ["a", "b", "c", "d", "e"] }, ["saldo", "saldon"])).toBe(
    "0 saldon inklistrade. 5 rader kunde inte läsas: ”a”, ”b”, ”c” och 2 till.",
  );
});
