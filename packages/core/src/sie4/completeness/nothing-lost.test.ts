import { describe, expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf, codes, FIRST, HEAD, read, VOUCHER } from "../sie4-lines.arbitrary.ts";

function readText(text: string) {
  const file = readSie4(bytesOf(`${HEAD.join("\n")}\n${text}`));
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

describe("SI16: an opening balance of the year that cannot be read", () => {
  test.each([
    ["#IB 0 1930", ["field-missing@1"]],
    ['#IB 0 "" 5', ["field-missing@1"]],
    ["#IB 0", ["field-missing@1"]],
    ["#IB", ["bad-year@1"]],
    ["#IB 2025 1930 100", ["bad-year@1"]],
    ["#IB 1 1930 100", ["bad-year@1"]],
    ["#IB 1930 100", ["bad-year@1"]],
    ["#IB 0 1930 x", ["bad-amount@1"]],
  ])("%s is an error with its line", (line, expected) => {
    expect(codes(read(line).errors)).toEqual(expected);
  });
});

describe("SI15: closing balances of the year before that become the opening ones", () => {
  test.each([
    ["#UB -1 1930", ["field-missing@1"]],
    ["#UB x 1930 5", ["bad-year@1"]],
    ["#UB -1 1930 0.001", ["amount-not-whole-ore@1"]],
    ["#UB -1 0351 5", ["account-unusable@1"]],
    ["#UB -1 1940 5", ["account-undeclared@1"]],
  ])("%s is an error, and none where the file has opening balances", (line, expected) => {
    expect(codes(read(line).errors)).toEqual(expected);
    expect(codes(read(line, "#IB 0 1930 0").errors)).toEqual([]);
  });
});

describe("SI15: what else cannot be read blocks nothing, whether the file has opening balances or not", () => {
  test.each([
    ["#UB 0 1930", "record-incomplete"],
    ["#UB -2 1930", "record-incomplete"],
    ["#RES -1 3001", "record-incomplete"],
    ["#RES x 3001 5", "year-unknown"],
    ["#OIB x 1930 {} 5", "year-unknown"],
    ["#IB -1 1930", "record-incomplete"],
    ["#UB 0 1930 0.001", "amount-rounded"],
    ["#UB -2 1930 0.001", "amount-rounded"],
  ])("%s: %s", (line, told) => {
    const { errors, findings } = read("#UB -1 1930 0", line);
    expect(errors).toEqual([]);
    expect(codes(findings)).toContain(`${told}@2`);
  });
});

describe("SI18: rows on the line of their voucher", () => {
  test.each([
    "#VER A 1 20250131 x { #TRANS 1930 {} 5",
    "#VER A 1 20250131 x { #TRANS 1930 5 }",
    "#VER A 1 20250131 x {5}",
  ])("%s is an error", (line) => {
    expect(read(line, "}").errors.map(({ code }) => code)).toContain("rows-on-voucher-line");
  });

  test("a row behind the brace on a line of its own is read", () => {
    const { ver, errors } = read("#VER A 1 20250131 x", "{ #TRANS 1930 {} 5", "#TRANS 3001 {} -5", "}");
    expect([ver.rowCount, errors]).toEqual([2, []]);
  });

  test("SI20: an open quotation mark is reported, an open brace is none", () => {
    expect(codes(read('#VER A 1 20250131 "x', "{", "}").findings)).toContain("unterminated@1");
    expect(codes(read("#VER A 1 20250131 x {", "}").findings)).not.toContain("unterminated@1");
  });
});

describe("SI17: labels outside the standard", () => {
  test.each([
    ["#ib 0 1930 100", "IB"],
    ["#Trans 1930 {} 1", "TRANS"],
    ["#IB0 1930 100", "IB"],
    ["#KONTO1930 Bank", "KONTO"],
    ["#ver A 1 20250101", "VER"],
    ["#ksumma", "KSUMMA"],
  ])("%s is an error, for #%s is meant", (line, meant) => {
    expect(read(line).errors).toMatchObject([{ code: "label-unknown", line: FIRST, meant }]);
  });

  test("inside a voucher any is an error", () => {
    const { errors } = read(...VOUCHER.slice(0, 3), "#TRANZ 4010 {} 5", ...VOUCHER.slice(3));
    expect(errors).toEqual([{ code: "label-unknown", line: FIRST + 3, label: "TRANZ" }]);
  });

  test("elsewhere they are counted and named", () => {
    const { findings } = read("#MOMSKOD 1", "#X", "#MOMSKOD 2", "#", "#42");
    expect(findings).toEqual([
      { code: "labels-unknown", line: FIRST, labels: ["MOMSKOD", "X", "", "42"], hasMore: false, count: 5 },
    ]);
  });
});

describe("fields that no record has", () => {
  test.each([
    ['#KONTO 1510 "Kunder" x', ["fields-extra"]],
    ['#KONTO 1510 "Kunder" ""', []],
    ["#KONTO 1510 Kunder x", []],
    ["#IB 0 1930 0 0 x y", ["fields-extra"]],
    ["#IB 0 1930 {1 A} 0", ["list-ignored"]],
    ["#IB 0 1930 {} 0", []],
    ["#IB 0 1930 { \t} 0", []],
    ["#TAXAR {1 A} 2025", ["list-ignored"]],
    ["#OIB 0 1930 {1 A} 0", []],
    ["#OIB 0 1930 {1 A} {6 B} 0", ["list-ignored"]],
    ["#OIB 0 1930 {1 A} {} 0", []],
    ["#OIB 0 1930 {1 A 6} 0", ["objects-odd"]],
    ["#OIB 0 1930 {1} 0", ["objects-odd"]],
    ["#PSALDO 0 202501 1930 {1 A {6} 0", ["objects-odd"]],
    ["#PSALDO 0 202501 1930 {{6} 0", ["objects-odd"]],
    ["#OBJEKT 1 A B", []],
    ['#OBJEKT 1 "A" "B" C', ["fields-extra"]],
    ['#ORGNR "" 1', ["record-repeated", "fields-extra"]],
  ])("%s: %j", (line, expected) => {
    const { findings } = read("#IB 0 4010 0", "#ORGNR 555555-5555", line);
    const told = findings.filter(({ line: at }) => at === FIRST + 2).map(({ code }) => code);
    expect(told.filter((code) => code !== "account-undeclared" && code !== "account-repeated")).toEqual(
      expected.filter((code) => code !== "record-repeated"),
    );
  });

  test("more of them than are held", () => {
    const { findings } = read(`#TAXAR 2025 ${"x ".repeat(65)}`);
    expect(findings).toContainEqual({
      code: "fields-extra",
      line: FIRST,
      label: "TAXAR",
      texts: ["x", "x", "x", "x", "x"],
      count: 65,
    });
  });

  test("a name of more words than are held", () => {
    const { findings } = read(`#PROSA ${"x ".repeat(70)}`);
    expect(findings).toEqual([{ code: "fields-extra", line: FIRST, label: "PROSA", texts: [], count: 6 }]);
  });

  test("a record without a list has nothing of the one before it", () => {
    const { oib, findings } = read("#OIB 0 1930 {1 A} 0", "#TAXAR 2025", "#OIB 0 1930 0");
    expect(oib.map(({ objects }) => objects)).toEqual([[{ dimension: "1", object: "A" }], []]);
    expect(findings).toEqual([]);
  });

  test("more objects than are held", () => {
    const { ver, findings } = read(...VOUCHER.slice(0, 2), `#TRANS 1930 {${"1 A ".repeat(40)}} 0`, "}");
    expect(ver.at(0)?.rows[0]?.objects).toHaveLength(32);
    expect(findings).toEqual([{ code: "objects-odd", line: FIRST + 2, label: "TRANS" }]);
  });
});

test.each([
  ['#FNR Ord"', 1],
  ['#FNR O"rd', 1],
  ["#FNR Ord}", 1],
  [String.raw`#FNR O\"rd`, 0],
  ['#FNR "Ord"', 0],
  ['#OIB 0 1930 {1 A"} 0', 1],
  ['#OIB 0 1930 {1 A"B"} 0', 1],
  ['#OIB 0 1930 {1 "A"} 0', 0],
])("a quotation mark or brace inside a field is reported, for no checksum notices it: %s", (line, count) => {
  const { findings } = read("#IB 0 1930 0", line);
  const told = findings.filter(({ code }) => code === "stray-mark" || code === "record-incomplete");
  expect(told).toHaveLength(count);
});

describe("SI3: a row that was added afterwards", () => {
  const added = (rtrans: string, trans: string) =>
    read("#VER A 1 20241230 x", "{", `#RTRANS 1930 {} 0 ${rtrans}`, `#TRANS 1930 {} 0 ${trans}`, "}");

  test.each([
    ['20250210 "" "" Anna', ""],
    ['20250210 "" "" Anna', '20241230 ""'],
    ['20250210 "" "" Anna', '20250210 "" "" Anna'],
    ['20250210 "rätt"', '"" "rätt"'],
    ['20250210 "rätt"', ""],
    ["20250210", '"" "rätt"'],
  ])("#RTRANS %s, #TRANS %s: nothing is lost", (rtrans, trans) => {
    const { ver, findings } = added(rtrans, trans);
    expect(ver.at(0)?.rows).toMatchObject([{ kind: "rtrans", date: "2025-02-10" }]);
    expect(findings).toEqual([]);
  });

  test.each([
    ["20250210", "20241231", ["2024-12-31"]],
    ['20250210 "" "" Anna', '"" "" "" Bo', ["Bo"]],
    ['20250210 "rätt"', '"" "fel"', ["fel"]],
    ["", '20250101 "" "" Bo', ["2025-01-01", "Bo"]],
  ])("#RTRANS %s, #TRANS %s: what the #TRANS says otherwise is reported", (rtrans, trans, texts) => {
    expect(added(rtrans, trans).findings).toEqual(
      texts.map((text) => ({ code: "added-row-differs", line: FIRST + 3, text })),
    );
  });
});

describe("SI19: the end of a file", () => {
  test.each([
    ["#PROSA x\n", []],
    ["#PROSA x\r\n", []],
    ["#PROSA x\r", []],
    ["#PROSA x\n \t", []],
    ["#PROSA x", ["line-end-missing@1"]],
    ["#PROSA x ", ["line-end-missing@1"]],
    ["#PROSA x\n\u001A", []],
    ["#PROSA x\n\u001A\u001A\u0000\r\n ", []],
    ["\u001A", []],
    ["#PROSA x\n\u001Amer\r\nmer", ["text-behind-end@2"]],
    ["#PROSA x\n\u001A mer #IB 0 1930 5", ["text-behind-end@2"]],
    ["#PROSA x\n\u001Amer\r#IB 0 1930 5", ["text-behind-end@2", "records-behind-end@3"]],
    ["#PROSA x\n\u001A#IB 0 1930 5\n", ["records-behind-end@2"]],
    ["#PROSA x\n\u001A\r\n #IB 0 1930 5\n", ["records-behind-end@3"]],
    ["#PROSA x\n\u001A\n\n#IB 0 1930 5\n", ["records-behind-end@4"]],
  ])("%j: %j", (text, expected) => {
    const { findings, errors } = readText(text);
    expect([...codes(findings), ...codes(errors)]).toEqual(expected);
  });

  test.each([
    ['#PROSA "x\0"\n', ["nul-character@1"]],
    ["#PROSA x\r\n\n#PROSA x\r\0\n", ["nul-character@4"]],
    ["#PROSA x\r\n#PROSA x\r\n\0\n", ["nul-character@3"]],
    ["#PROSA x\n\0", ["nul-character@2"]],
    ["#PROSA x\n\u001A\0", []],
  ])("%j: %j", (text, expected) => {
    expect(codes(readText(text).errors)).toEqual(expected);
  });
});

describe("records that a file has once", () => {
  test.each([
    ["#FNAMN F", []],
    ['#FNAMN  "F" ', []],
    ["#FNAMN G", ["record-repeated@1"]],
    ["#PROSA a b\n#PROSA ab", ["record-repeated@2"]],
    ["#DIM 1 A\n#DIM 01 A", []],
    ["#DIM 1 A\n#DIM 01 B", ["record-again@2"]],
    ["#UNDERDIM 2 A 1\n#UNDERDIM 2 A 6", ["record-again@2"]],
    ["#OBJEKT 1 A", []],
    ["#OBJEKT 1", ["record-incomplete@1"]],
    ['#OBJEKT "" A', ["record-incomplete@1"]],
    ["#KTYP 1930 T\n#KTYP 1930 T", []],
    ["#KTYP 1930 T\n#KTYP 1930 S", ["record-repeated@2"]],
    ["#ENHET 1930 st\n#ENHET 1930 st", []],
    ["#ENHET 1930 st\n#ENHET 1930 kg", ["record-repeated@2"]],
    ["#RAR -1 20240101 20241231\n#RAR -1 20230101 20231231", ["record-again@2"]],
    ["#RAR 0 20250101 20251231", []],
    ["#KSUMMA\n#KSUMMA", ["record-again@2"]],
    ["#KSUMMA\n#KSUMMA 0\n#KSUMMA 0", ["record-again@3"]],
  ])("%j: %j", (text, expected) => {
    expect(codes(readText(`${text}\n`).findings).sort()).toEqual(expected);
  });

  test.each(["#RAR 0 20250101 20251231", "#ORGNR 1\n#ORGNR  1", "#VALUTA SEK\n#VALUTA SEK"])(
    "SI18: %j says the same again, and blocks nothing",
    (text) => {
      expect(readText(`${text}\n`).errors).toEqual([]);
    },
  );

  test.each([
    ["#RAR 0 20240101 20251231", [{ code: "record-contradicts", label: "RAR", firstLine: 7 }]],
    ["#RAR 0 20240101 20241231", [{ code: "record-contradicts", label: "RAR", firstLine: 7 }]],
    ["#RAR 0 20250101 20251230", [{ code: "record-contradicts", label: "RAR", firstLine: 7 }]],
    ["#ORGNR 1\n#ORGNR 2", [{ code: "record-contradicts", label: "ORGNR", firstLine: FIRST }]],
    ["#VALUTA EUR\n#VALUTA SEK", [{ code: "record-contradicts", label: "VALUTA", firstLine: FIRST }]],
    ["#RAR 0 250101 251231", [{ code: "year-unreadable", text: "250101 251231" }]],
    ["#RAR 0 20250101", [{ code: "year-unreadable", text: "20250101" }]],
    ["#RAR 0 20251231 20250101", [{ code: "year-unreadable", text: "20251231 20250101" }]],
  ])("SI18: %j is an error", (text, expected) => {
    expect(readText(`${text}\n`).errors).toMatchObject(expected);
  });
});

test("a balance of nothing on an account that cannot be, which the chart does not have, is reported", () => {
  expect(codes(read("#IB 0 193 0").findings)).toEqual(["account-skipped@1"]);
});

test("SI9: the years of the vouchers are named in order, once each, and not those that cannot be read", () => {
  const voucher = (day: string, number: number) => [`#VER A ${number} ${day} x`, "{", "}"].join("\n");
  const days = ["20260101", "20250101", "20260202", "2025"].map(voucher).join("\n");
  const file = readSie4(bytesOf(`#FLAGGA 0\n#RAR -1 20240101 20241231\n${days}\n`));
  expect(file.ok && file.value.errors).toContainEqual({ code: "year-missing", line: 0, years: [2025, 2026] });
});
