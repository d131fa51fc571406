import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { parseAmountInput } from "../money/index.ts";
import { cellAccount, cellAmount } from "./pasted-cells.ts";
import { parsePastedRows, pastedRowsText, tooManyRowsText } from "./pasted-rows.ts";

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
    ["a dash for nothing", ["5410\t100,00\t-", "1930\t-\t100,00"], ["5410 10000", "1930 -10000"]],
    ["credit alone, after dashes", ["1930\t-\t10", "1940\t-\t20"], ["1930 -1000", "1940 -2000"]],
    [
      "quoted cells",
      ['5010\t"1 234,50"\t"Hyra\nför ""maj"""', "1930\t-1 234,50\t"],
      ['5010 123450 Hyra för "maj"', "1930 -123450"],
    ],
    ["a quote that is not ended", ['5010\t10\t"Hyra'], ['5010 1000 "Hyra']],
    [
      "three decimals beside amounts with a comma",
      ["5410\t33,333", "5420\t8,333", "1930\t-41,67"],
      ["5410 3333", "5420 833", "1930 -4167"],
    ],
    [
      "thousands beside amounts with a point",
      ["5410\t1,250", "5420\t0.50", "1930\t-1,250.50"],
      ["5410 125000", "5420 50", "1930 -125050"],
    ],
    [
      "thousands beside millions",
      ["5410\t1,250,000", "5420\t250", "1930\t-250"],
      ["5410 125000000", "5420 25000", "1930 -25000"],
    ],
    [
      "millions with points",
      ["5410\t1.250.000", "5420\t1,250", "1930\t-5"],
      ["5410 125000000", "5420 125", "1930 -500"],
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
    [
      "an amount that is none beside debit and credit",
      ["5410\t100\t", "5460\t12 EUR\t", "1930\t\t112"],
      ["5410 10000", "1930 -11200", "? 5460 12 EUR"],
    ],
    [
      "a failed calculation, and one that has not been made",
      ["5410\t#REFERENS!", "5420\t=100+1", "5430\t100", "1930\t-100"],
      ["5430 10000", "1930 -10000", "? 5410 #REFERENS!", "? 5420 =100+1"],
    ],
    [
      "a word among amounts",
      ["5410\tca hundra", "5420\t10", "1930\t-10"],
      ["5420 1000", "1930 -1000", "? 5410 ca hundra"],
    ],
    ["what can be read in two ways", ["5410\t33,333", "1930\t-33,333"], ["? 5410 33,333", "? 1930 -33,333"]],
    [
      "what can be read in two ways among amounts of both forms",
      ["5410\t1,5", "5420\t1.5", "1930\t3.000"],
      ["5410 150", "5420 150", "? 1930 3.000"],
    ],
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
  ["1,234", undefined],
  ["1.234", undefined],
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
  expect(cellAmount(cell, undefined)).toBe(expected);
});

test.each([
  ["500-", -50_000],
  ["500\u2212", -50_000],
  ["500- kr", -50_000],
  ["(500)", -50_000],
  ["kr (500)", -50_000],
  ["( 1 250,50 )", -125_050],
])("MO12: the cell %j is below zero: %s", (text, expected) => {
  expect(cellAmount(text, ",")).toBe(expected);
});

test.each(["\u2013500", "-500", "100,-", "1 250:-", "-100,-", "(5 kr)", "-500-", "500--", "(-500)"])(
  "the cell %j means what it means when it is typed",
  (text) => {
    const typed = parseAmountInput(text);
    expect(cellAmount(text, ",")).toBe(typed.ok ? typed.value.amount : undefined);
  },
);

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
  expect(pastedRowsText({ rows: [], unread: ["5410 1,234"], ambiguous: "1,234" }, ["rad", "rader"])).toBe(
    "0 rader inklistrade. 1 rad kunde inte läsas: ”5410 1,234”. 1,234 kan läsas på två sätt, skriv med två decimaler.",
  );
  expect(pastedRowsText({ rows: [], unread: ["a", "b", "c", "d", "e"] }, ["saldo", "saldon"])).toBe(
    "0 saldon inklistrade. 5 rader kunde inte läsas: ”a”, ”b”, ”c” och 2 till.",
  );
});

test.each([
  [0, 500, undefined],
  [499, 1, undefined],
  [
    0,
    501,
    "501 rader är fler än de 500 som ryms i en transaktion. Ingenting klistrades in: dela upp dem på flera transaktioner.",
  ],
  [
    2,
    499,
    "499 rader, med de 2 som redan står här, är fler än de 500 som ryms i en transaktion. Ingenting klistrades in: dela upp dem på flera transaktioner.",
  ],
])("rows beside %i: whether %i more have room", (before, pasted, told) => {
  expect(tooManyRowsText(before, pasted)).toBe(told);
});
