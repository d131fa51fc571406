import { describe, expect, test } from "vitest";
import { isSie4, parseSie4, readSie4 } from "./index.ts";
import { bytesOf, codes, FIRST, HEAD, read, VOUCHER } from "./sie4-lines.arbitrary.ts";

describe("the start of a file", () => {
  test.each(["", "\n\n", "hello", "#PROGRAM x\n#FLAGGA 0", "<Sie/>", "#flagga 0", "{", "\u001A#FLAGGA 0"])(
    "%j is not a SIE file",
    (text) => {
      expect(readSie4(bytesOf(text))).toEqual({ ok: false, error: { code: "not-sie", line: 0 } });
      expect(parseSie4(bytesOf(text))).toEqual({ ok: false, error: [{ code: "not-sie", line: 0 }] });
      expect(isSie4(bytesOf(text))).toBe(false);
    },
  );

  test.each(["#FLAGGA 0", "\uFEFF\r\n\n  #FLAGGA 0", "#FLAGGA"])("%j is one", (text) => {
    expect(readSie4(bytesOf(text)).ok).toBe(true);
  });

  test("a file is recognised by its beginning alone", () => {
    const blank = "\n".repeat(4089);
    expect([
      isSie4(bytesOf(`${blank}#FLAGGA 0\n${VOUCHER.join("\n")}`)),
      isSie4(bytesOf(`\n${blank}#FLAGGA`)),
    ]).toEqual([true, false]);
  });

  test("a file without errors is parsed, another gives its errors", () => {
    expect(parseSie4(bytesOf([...HEAD, ...VOUCHER].join("\n"))).ok).toBe(true);
    const broken = parseSie4(bytesOf([...HEAD, "#TRANS 1930 {} 1"].join("\n")));
    expect(broken.ok ? [] : codes(broken.error)).toEqual(["row-outside-voucher@1"]);
  });
});

test("a plain file has no findings", () => {
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
    { year: 0, from: "2025-01-01", to: "2025-12-31", line: 7 },
    { year: -1, from: "2024-01-01", to: "2024-12-31", line: 25 },
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

test.each([
  ['TV55"', 'TV55"'],
  ['"TV 55\\" ก € 😀"', 'TV 55" ก € 😀'],
  ["ก", "ก"],
  ["x\u0080", "x\u0080"],
  ['""', ""],
  ["", ""],
])("the name %s is %s", (written, name) => {
  expect(read(`#KONTO 1510 ${written}`).konton.at(-1)?.name).toBe(name);
});

test("accounts keep name, type, codes and unit, in whatever order they come", () => {
  const { konton, findings } = read(
    "#KTYP 1510 T",
    "#SRU 1510 7251",
    "#KONTO 1510 Kund fordringar",
    "#SRU 1510 7252",
    "#ENHET 1510 hela st",
    "#KTYP 1510 T",
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
  const later = read("#KTYP 1930 T", "#ENHET 1930 st", "#SRU 1930 7281", "#SRU 1930 7282").konton[0];
  expect(later).toEqual({
    number: "1930",
    name: "Bank",
    type: "T",
    sru: ["7281", "7282"],
    unit: "st",
    line: 8,
  });
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

test.each(["T", "S", "K", "I"])("an account may be of type %s", (type) => {
  expect(read(`#KTYP 1930 ${type}`).konton[0]?.type).toBe(type);
});

test("an amount with a comma is the amount, and no objects are none", () => {
  const file = read(
    "#IB 0 1930 1,50",
    "#IB 0 4010 -1,5",
    "#PSALDO 0 202501 1930 {} 7",
    "#PSALDO 0 202501 1930 7",
  );
  expect(file.errors).toEqual([]);
  expect(file.ib.map(({ amount }) => amount)).toEqual([150, -150]);
  expect(file.psaldo).toEqual([
    { year: 0, period: "202501", account: "1930", amount: 700, line: FIRST + 2 },
    { year: 0, period: "202501", account: "1930", amount: 700, line: FIRST + 3 },
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

  test.each([1, 2, 3, 4])("%i is one, and a file with vouchers keeps it", (type) => {
    const result = readSie4(bytesOf(`#FLAGGA 0\n#SIETYP ${type}\n#VER A 1 20250101\n{\n}\n`));
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value).toMatchObject({ header: { sietyp: type }, isTypeStated: true });
    expect(codes(result.value.findings).filter((code) => code.startsWith("type-unknown"))).toEqual([]);
  });

  test("an import file may use the receiver's accounts", () => {
    const lines = ["#FLAGGA 0", "#SIETYP 4", "#VER A 1 20250101", "{", "#TRANS 1930 {} 0", "}"];
    const result = readSie4(bytesOf(lines.join("\n")));
    expect(result.ok && result.value.errors).toEqual([]);
    expect(result.ok && result.value.findings.map((finding) => finding.code)).toContain("account-undeclared");
  });

  test("years without the file's own are an error", () => {
    const result = readSie4(bytesOf("#FLAGGA 0\n#RAR -1 20240101 20241231"));
    expect(result.ok && result.value.errors).toEqual([{ code: "year-missing", line: 0, years: [] }]);
  });
});
