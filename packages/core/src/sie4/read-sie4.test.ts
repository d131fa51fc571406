import { describe, expect, test } from "vitest";
import { parseSie4, readSie4, type Sie4Error, type Sie4File, type Sie4Finding } from "./index.ts";

const HEAD = [
  "#FLAGGA 0",
  '#PROGRAM "P" 1',
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  '#FNAMN "F"',
  "#RAR 0 20250101 20251231",
  "#KONTO 1930 Bank",
  "#KONTO 3001 Sales",
  "#KONTO 4010 Goods",
  "#UB 0 1930 0",
];
/** The line that the first line of a test's own text stands on. */
const FIRST = HEAD.length + 1;

function read(...lines: readonly string[]): Sie4File {
  const result = readSie4(bytesOf([...HEAD, ...lines].join("\n")));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function codes(problems: readonly (Sie4Error | Sie4Finding)[]): string[] {
  return problems.map(({ code, line }) => (line === 0 ? code : `${code}@${line - FIRST + 1}`));
}

const VOUCHER = ["#VER A 1 20250131 Sale", "{", "#TRANS 1930 {} 100", "#TRANS 3001 {} -100", "}"];

describe("the start of a file", () => {
  test.each(["", "\n\n", "hello", "#PROGRAM x\n#FLAGGA 0", "<Sie/>", "#flagga 0", "{", "\u001A#FLAGGA 0"])(
    "%j is not a SIE file",
    (text) => {
      expect(readSie4(bytesOf(text))).toEqual({ ok: false, error: { code: "not-sie", line: 0 } });
      expect(parseSie4(bytesOf(text))).toEqual({ ok: false, error: [{ code: "not-sie", line: 0 }] });
    },
  );

  test.each(["#FLAGGA 0", "\uFEFF\r\n\n  #FLAGGA 0", "#FLAGGA"])("%j is one", (text) => {
    expect(readSie4(bytesOf(text)).ok).toBe(true);
  });

  test("a file without errors is parsed, another gives its errors", () => {
    expect(parseSie4(bytesOf([...HEAD, ...VOUCHER].join("\n"))).ok).toBe(true);
    const broken = parseSie4(bytesOf([...HEAD, "#TRANS 1930 {} 1"].join("\n")));
    expect(broken.ok ? [] : codes(broken.error)).toEqual(["row-outside-voucher@1"]);
  });
});

test("a plain file has nothing to tell", () => {
  const file = read(...VOUCHER.map((line) => line.replace("100", "0")));
  expect([file.errors, file.findings]).toEqual([[], []]);
  expect(file).toMatchObject({ kind: "4E", encoding: "ascii", checksum: { status: "none" } });
});

test("every field of the identification is read", () => {
  const { header, rar } = read(
    '#GEN 20250203 "A B"',
    '#PROGRAM "Prog ram" "2.0" extra',
    "#FLAGGA 1",
    "#ORGNR 555555-5555 1 2",
    '#ADRESS "a" "b" "c d"',
    "#OMFATTN 20250630",
    '#FNR "C:\\data\\"',
    "#FTYP AB",
    "#TAXAR 2026",
    "#KPTYP EUBAS97 x",
    "#VALUTA SEK",
    "#BKOD 82300",
    "#PROSA free words here",
    "#RAR -1 20240101 20241231",
    "#RAR -1 20230101 20231231",
    '#FNAMN ""',
  );
  expect(header).toEqual({
    flagga: "1",
    format: "PC8",
    sietyp: 4,
    program: { name: "Prog ram", version: "2.0" },
    gen: { date: "2025-02-03", sign: "A B" },
    fnamn: "F",
    fnr: "C:\\data\\",
    ftyp: "AB",
    orgnr: { number: "555555-5555", acquisitionNumber: "1", activityNumber: "2" },
    adress: ["a", "b", "c d", ""],
    taxar: "2026",
    kptyp: "EUBAS97",
    valuta: "SEK",
    bkod: "82300",
    omfattn: "2025-06-30",
    prosa: "free words here",
  });
  expect(rar).toEqual([
    { year: 0, from: "2025-01-01", to: "2025-12-31" },
    { year: -1, from: "2024-01-01", to: "2024-12-31" },
  ]);
});

test.each([
  ["#PROGRAM Edison Ekonomi 4.9G", { name: "Edison Ekonomi", version: "4.9G" }],
  ["#PROGRAM Prog", { name: "Prog" }],
  ['#PROGRAM "Prog"', { name: "Prog" }],
  ["#PROGRAM", { name: "" }],
])("%s is the program %j", (line, program) => {
  expect(read(line).header.program).toEqual(program);
});

test("accounts keep name, type, codes and unit, in whatever order they come", () => {
  const { konton, findings } = read(
    "#KTYP 1510 T",
    "#SRU 1510 7251",
    "#KONTO 1510 Kund fordringar",
    "#SRU 1510 7252",
    "#ENHET 1510 hela st",
    "#KTYP 1510 T x",
    "#KTYP 9999 I",
  );
  expect(konton.find(({ number }) => number === "1510")).toEqual({
    number: "1510",
    name: "Kund fordringar",
    type: "T",
    sru: ["7251", "7252"],
    unit: "hela st",
    line: FIRST + 2,
  });
  expect(codes(findings)).toEqual(["account-undeclared@7"]);
});

test("dimensions and objects are read; the first declaration of a number wins", () => {
  const file = read(
    '#DIM 1 "Kostnadsställe"',
    "#DIM 01 Other",
    "#UNDERDIM 21 Under avdelning 1",
    '#UNDERDIM 22 "Del"',
    "#UNDERDIM 23",
    '#OBJEKT 1 "0123" "Service \\"A\\""',
  );
  expect(file.dim).toEqual([{ number: "1", name: "Kostnadsställe" }]);
  expect(file.underdim).toEqual([
    { number: "21", name: "Under avdelning", parent: "1" },
    { number: "22", name: "Del" },
    { number: "23", name: "" },
  ]);
  expect(file.objekt).toEqual([{ dimension: "1", object: "0123", name: 'Service "A"' }]);
  expect(file.encoding).toBe("utf-8");
});

test("balances are read with objects, quantities and months", () => {
  const file = read(
    "#IB 0 1930 10.5 3",
    '#IB -1 1930 9 ""',
    "#RES 0 3001 -5",
    '#OIB 0 1930 {1 "A"} 4',
    "#OUB 0 1930 {} 4 2.5",
    '#PSALDO 0 202501 1930 {1 "A" 6} 7',
    "#PBUDGET 0 202501 3001 {} -8 1",
    "#PBUDGET 0 3001 202502 -9",
    "#PSALDO 0 202601 202512 1",
  );
  expect(file.ib).toMatchObject([
    { year: 0, account: "1930", amount: 1050, quantity: 3, line: FIRST },
    { year: -1, account: "1930", amount: 900 },
  ]);
  expect(file.res).toMatchObject([{ account: "3001", amount: -500 }]);
  expect(file.oib).toMatchObject([
    { account: "1930", amount: 400, objects: [{ dimension: "1", object: "A" }] },
  ]);
  expect(file.oub).toMatchObject([{ amount: 400, quantity: 2.5, objects: [] }]);
  expect(file.psaldo).toMatchObject([
    { period: "202501", account: "1930", amount: 700, objects: [{ dimension: "1", object: "A" }] },
    { period: "202512", account: "202601", amount: 100 },
  ]);
  expect(file.pbudget).toMatchObject([
    { period: "202501", account: "3001", amount: -800, quantity: 1 },
    { period: "202502", account: "3001", amount: -900 },
  ]);
});

test("without years any month is one", () => {
  const bytes = bytesOf("#FLAGGA 0\n#PSALDO 0 1930 201312 5\n#PSALDO 0 1930 201313 5");
  const result = readSie4(bytes);
  expect(result.ok && result.value.psaldo).toMatchObject([
    { period: "201312", account: "1930", amount: 500 },
    { period: "1930", account: "201313", amount: 500 },
  ]);
});

describe("vouchers", () => {
  test("keep every field of theirs and of their rows", () => {
    const { ver } = read(
      '#VER "LÖN 1" 7 20250131 "Lön \\"mars\\"" 20250205 AL',
      "{",
      '#TRANS 1930 {1 "A" 6 "P 9"} -12.5 20250130 "Text" 1.75 "B C"',
      "   #TRANS  4010   {}  12.5",
      "}",
    );
    expect(ver.length).toBe(1);
    expect(ver.rowCount).toBe(2);
    expect([...ver]).toEqual([
      {
        line: FIRST,
        series: "LÖN 1",
        number: 7,
        date: "2025-01-31",
        text: 'Lön "mars"',
        regDate: "2025-02-05",
        sign: "AL",
        rows: [
          {
            line: FIRST + 2,
            kind: "trans",
            account: "1930",
            amount: -1250,
            date: "2025-01-30",
            text: "Text",
            quantity: 1.75,
            sign: "B C",
            objects: [
              { dimension: "1", object: "A" },
              { dimension: "6", object: "P 9" },
            ],
          },
          { line: FIRST + 3, kind: "trans", account: "4010", amount: 1250 },
        ],
      },
    ]);
    expect(ver.at(0)?.number).toBe(7);
    expect([ver.at(-1), ver.at(1)]).toEqual([undefined, undefined]);
  });

  test("an added row is one row, told by its #RTRANS; a removed one counts nowhere", () => {
    const { ver, errors } = read(
      '#VER A 1 20250131 ""',
      "{",
      "#TRANS 1930 {} -10",
      '#BTRANS 3001 {} 10 20250201 "" "" XY',
      '#RTRANS 4010 {1 A} 10 20250202 "Ny" 0 ZZ',
      '#TRANS 4010 {01 "A"} 10 20250131 "Old"',
      "#RTRANS 4010 {} 0",
      '#TRANS 4010 {} 0 20250131 "Kept" "" YY',
      "}",
    );
    expect(errors).toEqual([]);
    expect(ver.at(0)?.rows.map(({ line: _line, ...row }) => row)).toEqual([
      { kind: "trans", account: "1930", amount: -1000 },
      { kind: "btrans", account: "3001", amount: 1000, date: "2025-02-01", sign: "XY" },
      {
        kind: "rtrans",
        account: "4010",
        amount: 1000,
        date: "2025-02-02",
        text: "Ny",
        sign: "ZZ",
        objects: [{ dimension: "01", object: "A" }],
      },
      { kind: "rtrans", account: "4010", amount: 0, date: "2025-01-31", text: "Kept", sign: "YY" },
    ]);
  });

  test.each([
    ["no-transactions-recorded", ["#RTRANS 1930 {} 5"]],
    ["next-transaction-not-normal", ["#RTRANS 1930 {} 5", "#BTRANS 1930 {} 5"]],
    ["next-transaction-not-normal", ["#RTRANS 1930 {} 5", "#RTRANS 1930 {} 0", "#TRANS 1930 {} 0"]],
    ["different-account", ["#RTRANS 1930 {} 0", "#TRANS 3001 {} 0"]],
    ["different-amount", ["#RTRANS 1930 {} 5", "#TRANS 1930 {} 0"]],
    ["different-quantity", ['#RTRANS 1930 {} 0 "" "" 2', "#TRANS 1930 {} 0"]],
    ["different-objects", ["#RTRANS 1930 {1 A} 0", "#TRANS 1930 {1 B} 0"]],
    ["different-objects", ["#RTRANS 1930 {1 A} 0", "#TRANS 1930 {2 A} 0"]],
    ["different-objects", ["#RTRANS 1930 {1 A} 0", "#TRANS 1930 {} 0"]],
  ])("a modification with %s: %j", (fault, rows) => {
    const { errors } = read("#VER A 5 20250131 x", "{", ...rows, "}");
    expect(errors).toEqual([{ code: "modification", line: FIRST + 2, fault, series: "A", number: "5" }]);
  });

  test("get a series and numbers when the file gives none (C46)", () => {
    const rows = ["{", "#TRANS 1930 {} 0", "}"];
    const { ver, errors, findings } = read(
      '#VER "" "" 20250101 a',
      ...rows,
      "#VER A 3 20250101 b",
      ...rows,
      '#VER A "" 20250101 c',
      ...rows,
      '#VER "" 0 20250101 d',
      ...rows,
      "#VER C 12 20250101 e",
      ...rows,
    );
    expect(errors).toEqual([]);
    expect([...ver].map(({ series, number }) => `${series}${number}`)).toEqual([
      "B1",
      "A3",
      "A4",
      "B2",
      "C12",
    ]);
    expect(findings).toEqual([
      { code: "series-assigned", line: FIRST, series: "B", count: 2 },
      { code: "number-assigned", line: FIRST, series: "B", number: 1 },
      { code: "number-assigned", line: FIRST + 8, series: "A", number: 4 },
      { code: "number-assigned", line: FIRST + 12, series: "B", number: 2 },
    ]);
  });

  test("get a series behind the letters when all are taken", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split(""), "A1", ""];
    const { ver } = read(...letters.flatMap((series) => [`#VER "${series}" 1 20250101 x`, "{", "}"]));
    expect(ver.at(letters.length - 1)?.series).toBe("A2");
  });

  test("a repeated number is an error that names both, numbers out of order are told once a series", () => {
    const numbers = [5, 3, 4, 5].flatMap((number) => [
      `#VER A ${number} 20250101 x`,
      "{",
      "#TRANS 1930 {} 0",
      "}",
    ]);
    const { errors, findings } = read(...numbers, "#VER B 5 20250101 x", "{", "#TRANS 1930 {} 0", "}");
    expect(errors).toEqual([
      { code: "repeated-number", line: FIRST + 12, firstLine: FIRST, series: "A", number: "5" },
    ]);
    expect(findings).toEqual([{ code: "not-ascending", line: FIRST + 4, series: "A", number: "3" }]);
  });

  test("a date that cannot be read is an error and no day of the year", () => {
    const { ver, errors } = read("#VER A 1 20250230 x", "{", "#TRANS 1930 {} 0", "}");
    expect(codes(errors)).toEqual(["bad-date@1"]);
    expect(ver.at(0)?.date).toBe("0001-01-01");
  });

  test("the sum of a voucher may be greater than any exact number", () => {
    const rows = Array.from({ length: 100 }, () => "#TRANS 1930 {} 999999999999.99");
    const { errors } = read("#VER A 1 20250131 x", "{", ...rows, "}");
    expect(errors).toMatchObject([{ code: "unbalanced", difference: Number.MAX_SAFE_INTEGER }]);
  });
});

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
  ["a file read before", ["#FLAGGA 1"], ["flag-set@1"]],
  ["another format", ["#FORMAT UTF8"], ["format-unknown@1"]],
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
  ["a voucher last in the file without braces", ["#VER A 1 20250101 x"], ["voucher-empty@1"]],
  [
    "a date of no use",
    ["#VER A 1 20250101 x 2025-01-01", "{", "#TRANS 1930 {} 0 x", "}"],
    ["field-ignored@1", "field-ignored@3"],
  ],
  ["a covered day of no use", ["#OMFATTN x"], ["field-ignored@1"]],
  ["a type that is not given", ["#SIETYP"], ["record-missing", "type-unknown@1"]],
  ["a quantity of no use", ["#IB 0 1930 0 x"], ["field-ignored@1"]],
  ["a year without dates", ["#RAR -1"], ["record-ignored@1", "record-missing"]],
  [
    "a year that ends before it begins",
    ["#RAR -1 20250101 20240101"],
    ["record-ignored@1", "record-missing"],
  ],
  ["a year with a number that is none", ["#RAR x 20250101 20250102"], ["record-ignored@1", "record-missing"]],
  ["an account without number", ["#KONTO"], ["record-ignored@1"]],
  [
    "a code without value, a type that is none",
    ["#SRU 1930", "#KTYP 1930 X", '#ENHET "" st'],
    ["record-ignored@1", "record-ignored@2", "record-ignored@3"],
  ],
  [
    "balances without account, year or amount",
    ['#IB 0 "" 5', "#UB x 1930 5", "#OIB 0 1930 {}", "#OUB", "#PSALDO 0 202501"],
    [1, 2, 3, 4, 5].map((line) => `record-ignored@${line}`),
  ],
  ["an account twice", ["#KONTO 1930 Other"], ["account-repeated@1"]],
  ["an account of letters", ["#KONTO DIFF x"], ["account-not-numeric@1", "account-skipped@1"]],
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
  ["a closing balance that does not follow", ["#RES 0 3001 5"], ["closing-differs-from-rows"]],
  ["a checksum without start", ["#KSUMMA 5"], ["checksum-without-start@1"]],
  ["a wrong checksum", ["#KSUMMA", "#PROSA x", "#KSUMMA 5"], ["checksum-wrong"]],
  ["damaged names", ['#KONTO 1510 "FÃ¶retag"'], ["damaged-text"]],
])("%s is told and blocks nothing", (_name, lines, expected) => {
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
  expect(findings).toEqual([]);
});

test("of a hundred thousand problems the first of each kind are kept", () => {
  const file = read(...Array.from({ length: 150 }, () => "rubbish\n#TRANS 1 {} 1"));
  expect(file.findings.at(-1)).toEqual({ code: "more-findings", line: 0, of: "rubbish-line", count: 50 });
  expect(file.errors.at(-1)).toEqual({ code: "more-errors", line: 0, of: "row-outside-voucher", count: 50 });
});

describe("the type of a file", () => {
  test.each<[string, string, number, readonly string[]]>([
    ["#SIETYP 1\n#RAR 0 20250101 20251231", "1", 1, []],
    ["#SIETYP 2", "2", 2, []],
    ["#SIETYP 3", "3", 3, []],
    ["#SIETYP 4\n#IB 0 1930 0", "4E", 4, []],
    ["#SIETYP 4\n#VER A 1 20250101", "4I", 4, []],
    ["#SIETYP 4\n#VER A 1 20250101\n#RES 0 3001 0", "4E", 4, []],
    ["#IB 0 1930 0", "1", 1, []],
    ["#VER A 1 20250101", "4I", 4, ["record-missing"]],
    ["#SIETYP 9\n#VER A 1 20250101", "4I", 4, ["type-unknown"]],
  ])("%j is %s", (lines, kind, sietyp, told) => {
    const result = readSie4(bytesOf(`#FLAGGA 0\n${lines}`));
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.kind).toBe(kind);
    expect(result.value.header.sietyp).toBe(sietyp);
    expect(result.value.findings.map((finding) => finding.code)).toEqual(expect.arrayContaining([...told]));
  });

  test("an import file may use the receiver's accounts", () => {
    const lines = ["#FLAGGA 0", "#SIETYP 4", "#VER A 1 20250101", "{", "#TRANS 1930 {} 0", "}"];
    const result = readSie4(bytesOf(lines.join("\n")));
    expect(result.ok && result.value.errors).toEqual([]);
    expect(result.ok && result.value.findings.map((finding) => finding.code)).toContain("account-undeclared");
  });

  test("years without the file's own are an error", () => {
    const result = readSie4(bytesOf("#FLAGGA 0\n#RAR -1 20240101 20241231"));
    expect(result.ok && result.value.errors).toEqual([{ code: "year-missing", line: 0 }]);
  });
});
