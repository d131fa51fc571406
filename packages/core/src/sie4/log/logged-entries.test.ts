import { expect, test } from "vitest";
import { codes, FIRST, read, VOUCHER } from "../sie4-lines.arbitrary.ts";

test.each<[string, readonly string[], readonly string[]]>([
  ["an unbalanced voucher", ["#VER A 1 20250131 x", "{", "#TRANS 1930 {} 1", "}"], ["unbalanced@1"]],
  ["a date outside the year", ["#VER A 1 20260101 x", "{", "#TRANS 1930 {} 0", "}"], ["date-outside-year@1"]],
  ["a date before the year", ["#VER A 1 20241231 x", "{", "#TRANS 1930 {} 0", "}"], ["date-outside-year@1"]],
  ["no date", ["#VER A 1", "{", "#TRANS 1930 {} 0", "}"], ["bad-date@1"]],
  ["a number that is none", ["#VER A 1b 20250101 x", "{", "#TRANS 1930 {} 0", "}"], ["bad-number@1"]],
  ["an amount that is none", ["#VER A 1 20250101 x", "{", "#TRANS 1930 {} 1x", "}"], ["bad-amount@3"]],
  ["no amount", ["#VER A 1 20250101 x", "{", "#TRANS 1930 {}", "}"], ["field-missing@3"]],
  ["no account", ["#VER A 1 20250101 x", "{", '#TRANS "" {} 0', "}"], ["field-missing@3"]],
  [
    "too large an amount",
    ["#VER A 1 20250101 x", "{", "#TRANS 1930 {} 1e".replace("1e", "9".repeat(13)), "}"],
    ["amount-too-large@3"],
  ],
  [
    "parts of an öre in a row",
    ["#VER A 1 20250101 x", "{", "#TRANS 1930 {} 0.001", "}"],
    ["amount-not-whole-ore@3"],
  ],
  ["parts of an öre in an opening balance", ["#IB 0 1930 0.001"], ["amount-not-whole-ore@1"]],
  ["a row outside a voucher", ["#RTRANS 1930 {} 1"], ["row-outside-voucher@1"]],
  ["a row behind a voucher", [...VOUCHER, "#BTRANS 1930 {} 1"], ["row-outside-voucher@6"]],
  ["a voucher cut off", VOUCHER.slice(0, 4), ["voucher-unfinished@1"]],
  ["a voucher last in the file without braces", ["#VER A 1 20250101 x"], ["voucher-unfinished@1"]],
  [
    "a row on an account without #KONTO",
    ["#VER A 1 20250101 x", "{", "#TRANS 1940 {} 0", "}"],
    ["account-undeclared@3"],
  ],
  ["an opening balance without #KONTO", ["#IB 0 1940 5"], ["account-undeclared@1"]],
  [
    "rows on an account that cannot be",
    ["#VER A 1 20250101 x", "{", "#TRANS 193 {} 0", "}"],
    ["account-unusable@3"],
  ],
  ["a closing balance on such an account", ["#KONTO 0351 x", "#UB 0 0351 5"], ["account-unusable@2"]],
  ["a file cut off behind its first #KSUMMA", ["#KSUMMA", "#PROSA x"], ["checksum-unfinished"]],
])("%s is an error", (_name, lines, expected) => {
  expect(codes(read(...lines).errors)).toEqual(expected);
});

test.each<[string, readonly string[], readonly string[]]>([
  ["a file read before", ["#FLAGGA 1"], ["flag-set@1", "record-repeated@1"]],
  ["another format", ["#FORMAT UTF8"], ["format-unknown@1", "record-repeated@1"]],
  ["an amount in parts of an öre that is not booked", ["#IB -1 1930 0.001"], ["amount-rounded@1"]],
  ["a line that is no record", ["rubbish", "{", "}"], ["rubbish-line@1", "rubbish-line@2", "rubbish-line@3"]],
  ["two opening braces", ["#VER A 1 20250101 x", "{", "{", "#TRANS 1930 {} 0", "}"], ["rubbish-line@3"]],
  ["an open quotation mark", ['#PROSA "x'], ["unterminated@1"]],
  ["no opening brace", ["#VER A 1 20250101 x", "", "#TRANS 1930 {} 0", "}"], ["opening-brace-missing@3"]],
  ["an opening brace on the line of the voucher", ["#VER A 1 20250101 x {", "#TRANS 1930 {} 0", "}"], []],
  [
    "no closing brace",
    ["#VER A 1 20250101 x", "{", "#TRANS 1930 {} 0", "#PROSA x"],
    ["closing-brace-missing@4"],
  ],
  ["a voucher without rows", ["#VER A 1 20250101 x", "{", "}"], ["voucher-empty@1"]],
  ["a voucher without rows and braces", ["#VER A 1 20250101 x", "#PROSA x"], ["voucher-empty@1"]],
  [
    "a date of no use",
    ["#VER A 1 20250101 x 2025-01-01", "{", "#TRANS 1930 {} 0 x", "}"],
    ["field-ignored@1", "field-ignored@3"],
  ],
  ["a covered day of no use", ["#OMFATTN x"], ["field-ignored@1"]],
  ["a type that is not given", ["#SIETYP"], ["record-repeated@1", "type-unknown@1"]],
  ["a quantity of no use", ["#IB 0 1930 0 x"], ["field-ignored@1"]],
  ["a year without dates", ["#RAR -1"], ["record-incomplete@1"]],
  ["a year that ends before it begins", ["#RAR -1 20250101 20240101"], ["field-ignored@1"]],
  ["a year with a number that is none", ["#RAR x 20250101 20250102"], ["year-unknown@1"]],
  ["an account without number", ["#KONTO"], ["record-incomplete@1"]],
  [
    "a code without value, a type that is none",
    ["#SRU 1930", "#KTYP 1930 X", '#ENHET "" st'],
    ["field-ignored@2", "record-incomplete@1", "record-incomplete@3"],
  ],
  [
    "balances without account, year or amount",
    ["#IB -1 1930", "#UB x 1930 5", "#OIB 0 1930 {}", "#OUB", "#PSALDO 0 202501", "#IB 0 1930 0"],
    ["year-unknown@2", ...[1, 3, 4, 5].map((line) => `record-incomplete@${line}`)],
  ],
  ["an account twice", ["#KONTO 1930 Other"], ["account-repeated@1"]],
  ["an account of letters", ["#KONTO DIFF x"], ["account-skipped@1"]],
  ["an account we cannot have, without amount", ["#KONTO 0351 x", "#IB 0 0351 0"], ["account-skipped@1"]],
  ["a closing balance of 0 without #KONTO", ["#UB 0 1940 0"], ["account-undeclared@1"]],
  ["a balance twice", ["#UB 0 1930 0 2", "#UB 0 1930 0"], ["balance-repeated@1", "balance-repeated@2"]],
  [
    "an opening balance of a result account",
    ["#IB 0 3001 5", "#IB 0 1930 -5", "#UB 0 3001 5", "#UB 0 1930 -5"],
    ["balance-on-wrong-account@1", "balance-on-wrong-account@3", "balance-repeated@4"],
  ],
  [
    "a result of a balance account",
    ["#KTYP 4010 T", "#RES 0 4010 5", "#IB 0 4010 5", "#IB 0 1930 -5", "#UB 0 1930 -5"],
    ["balance-on-wrong-account@2", "balance-repeated@5"],
  ],
  [
    "a balance of a cost account by its type",
    ["#KTYP 1930 K", "#IB 0 1930 5", "#UB 0 1930 5"],
    ["balance-on-wrong-account@0", "balance-on-wrong-account@2", "balance-repeated@3", "opening-sum"],
  ],
  [
    "opening balances that do not sum to zero",
    ["#IB 0 1930 5", "#UB 0 1930 5"],
    ["balance-repeated@2", "opening-sum"],
  ],
  [
    "an opening balance that is not last year's closing one",
    ["#IB 0 1930 0", "#UB -1 1930 5"],
    ["opening-differs-from-last-year"],
  ],
  [
    "a closing balance that does not follow",
    ["#RES 0 3001 5"],
    ["closing-differs", "closing-differs-from-rows@1"],
  ],
  ["a checksum without start", ["#KSUMMA 5"], ["checksum-without-start@1"]],
  ["a wrong checksum", ["#KSUMMA", "#PROSA x", "#KSUMMA 5"], ["checksum-wrong"]],
  ["damaged names", ['#KONTO 1510 "FÃ¶retag"'], ["damaged-text"]],
])("%s is reported and blocks nothing", (_name, lines, expected) => {
  const { errors, findings } = read(...lines);
  expect(codes(errors)).toEqual([]);
  expect(codes(findings).sort()).toEqual(expected.toSorted());
});

test("repeated balances are summed with their quantities", () => {
  const { ib } = read("#IB 0 1930 1 2", "#IB 0 1930 2 3", "#IB 0 3001 -3");
  expect(ib).toMatchObject([
    { account: "1930", amount: 300, quantity: 5 },
    { account: "3001", amount: -300 },
  ]);
});

test("the amount of an account that cannot be is its balance and rows, else its closing balance", () => {
  const { errors } = read("#IB 0 193 5", "#UB 0 193 7", "#RES 0 42 9", "#UB -1 11 3", "#KONTO 11 x");
  expect(errors).toMatchObject([
    { code: "account-unusable", account: "193", amount: 500 },
    { code: "account-unusable", account: "42", amount: 900 },
  ]);
});

test("unknown labels are counted, up to a limit", () => {
  const vendor = Array.from({ length: 1100 }, (_, index) => `#X${index}`);
  const { unknownLabels, findings } = read('#MOMSKOD{1 2} "x"', "#MOMSKOD 2", ...vendor, "#X0", "#X1099");
  expect(unknownLabels.get("MOMSKOD")).toBe(2);
  expect(unknownLabels.get("X0")).toBe(2);
  expect(unknownLabels.size).toBe(1000);
  expect(findings).toEqual([
    {
      code: "labels-unknown",
      line: FIRST,
      labels: ["MOMSKOD", ...Array.from({ length: 9 }, (_, index) => `X${index}`)],
      hasMore: true,
      count: 1104,
    },
  ]);
});

test("up to a hundred of a kind are listed one by one, in the order of their lines", () => {
  const rubbish = (count: number) => Array.from({ length: count }, () => "rubbish");
  expect(read(...rubbish(100)).findings).toHaveLength(100);
  expect(read(...rubbish(101)).findings).toHaveLength(101);
  expect(read(...rubbish(101)).findings.at(-1)).toMatchObject({ code: "more-findings", count: 1 });
  // Entries about the file come first, and accounts are checked when the vouchers have been read.
  const { findings } = read("#KONTO 0351 x", "rubbish", "#KONTO 0352 x", "#KSUMMA 5", "#IB 0 1930 5");
  expect(codes(findings)).toEqual([
    "opening-sum",
    "closing-differs",
    "closing-differs-from-rows@0",
    "account-skipped@1",
    "rubbish-line@2",
    "account-skipped@3",
    "checksum-without-start@4",
  ]);
  const astray = Array.from({ length: 100 }, () => "#TRANS 1930 {} 1");
  expect(read(...astray).errors).toHaveLength(100);
  expect(read(...astray, ...astray.slice(0, 1)).errors.at(-1)).toMatchObject({
    code: "more-errors",
    count: 1,
  });
});

test("a label is shown up to forty letters, and no further than its line", () => {
  const { unknownLabels } = read(`#${"X".repeat(50)}`, "#Y", "#Z 1");
  expect([...unknownLabels.keys()]).toEqual(["X".repeat(39), "Y", "Z"]);
});

test("of a hundred thousand entries the first of each kind are kept", () => {
  const file = read(...Array.from({ length: 150 }, () => "rubbish\n#TRANS 1 {} 1"));
  expect(file.findings.at(-1)).toMatchObject({ code: "more-findings", of: "rubbish-line", count: 50 });
  expect(file.errors.at(-1)).toMatchObject({ code: "more-errors", of: "row-outside-voucher", count: 50 });
});
