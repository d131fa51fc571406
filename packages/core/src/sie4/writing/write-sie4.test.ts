import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { ore } from "../../money/index.ts";
import { HOSTILE_TEXTS } from "../../text/hostile-texts.arbitrary.ts";
import { decodeCp437 } from "../../text/index.ts";
import { readSie4, type Sie4Content, writeSie4, writtenText } from "../index.ts";

const NOTHING: Sie4Content = {
  header: { sietyp: 4 },
  rar: [],
  konton: [],
  dim: [],
  underdim: [],
  objekt: [],
  ib: [],
  ub: [],
  res: [],
  oib: [],
  oub: [],
  psaldo: [],
  pbudget: [],
  ver: [],
};

function written(content: Partial<Sie4Content>): string[] {
  return decodeCp437(writeSie4({ ...NOTHING, ...content })).split("\r\n");
}

test("an empty file has the obligatory records", () => {
  expect(written({})).toEqual(["#FLAGGA 0", '#PROGRAM ""', "#FORMAT PC8", "#SIETYP 4", ""]);
});

test("records are in the order of the standard", () => {
  const date = isoDate("2025-01-31");
  const at = { line: 0 };
  const objects = [
    { dimension: "1", object: "A" },
    { dimension: "20 x", object: "B" },
  ];
  const lines = written({
    header: {
      flagga: "1",
      sietyp: 4,
      program: { name: "Huvudbok", version: "1.0" },
      gen: { date },
      fnamn: "Åkeriet AB",
      fnr: "C:\\data\\",
      ftyp: "AB",
      orgnr: { number: "555555-5555", activityNumber: "2" },
      adress: ["", "Gatan 1", "", ""],
      taxar: "2026",
      kptyp: "EUBAS97",
      valuta: "SEK",
      bkod: "82300",
      omfattn: date,
      prosa: "Ord",
    },
    rar: [{ year: 0, from: date, to: date }],
    konton: [{ number: "1930", name: 'Bank "A"', type: "T", sru: ["7281", "7282"], unit: "st", ...at }],
    dim: [{ number: "1", name: "Ställe" }],
    underdim: [
      { number: "2", name: "Del", parent: "1" },
      { number: "3", name: "Del" },
    ],
    objekt: [{ dimension: "1", object: "A", name: "B" }],
    ib: [{ year: 0, account: "1930", amount: ore(-5), quantity: 1.5, ...at }],
    ub: [{ year: 0, account: "1930", amount: ore(100), ...at }],
    res: [{ year: 0, account: "3001", amount: ore(-100), ...at }],
    oib: [{ year: 0, account: "1930", amount: ore(1), objects, ...at }],
    oub: [{ year: 0, account: "1930", amount: ore(1), ...at }],
    psaldo: [{ year: 0, period: "202501", account: "1930", amount: ore(1), ...at }],
    pbudget: [{ year: 0, period: "202501", account: "1930", amount: ore(1), objects, quantity: 1e-7, ...at }],
    ver: [
      {
        series: "A",
        number: 1,
        date,
        text: "Köp",
        sign: "AL",
        ...at,
        rows: [
          { kind: "trans", account: "1930", amount: ore(-100), ...at },
          { kind: "btrans", account: "4010", amount: ore(100), text: "Fel", ...at },
          { kind: "rtrans", account: "4020", amount: ore(100), date, quantity: 1e21, objects, ...at },
        ],
      },
    ],
  });
  expect(lines).toEqual([
    "#FLAGGA 1",
    '#PROGRAM "Huvudbok" "1.0"',
    "#FORMAT PC8",
    "#GEN 20250131",
    "#SIETYP 4",
    '#PROSA "Ord"',
    "#FTYP AB",
    '#FNR "C:\\data"',
    '#ORGNR 555555-5555 "" 2',
    "#BKOD 82300",
    '#ADRESS "" "Gatan 1" "" ""',
    '#FNAMN "Åkeriet AB"',
    "#RAR 0 20250131 20250131",
    "#TAXAR 2026",
    "#OMFATTN 20250131",
    "#KPTYP EUBAS97",
    "#VALUTA SEK",
    '#KONTO 1930 "Bank \\"A\\""',
    "#KTYP 1930 T",
    '#ENHET 1930 "st"',
    "#SRU 1930 7281",
    "#SRU 1930 7282",
    '#DIM 1 "Ställe"',
    '#UNDERDIM 2 "Del" 1',
    '#UNDERDIM 3 "Del"',
    '#OBJEKT 1 "A" "B"',
    "#IB 0 1930 -0.05 1.5",
    "#UB 0 1930 1.00",
    '#OIB 0 1930 {1 "A" "20 x" "B"} 0.01',
    "#OUB 0 1930 {} 0.01",
    "#RES 0 3001 -1.00",
    "#PSALDO 0 202501 1930 {} 0.01",
    '#PBUDGET 0 202501 1930 {1 "A" "20 x" "B"} 0.01 0.00000010000000000000',
    '#VER A 1 20250131 "Köp" "" "AL"',
    "{",
    "#TRANS 1930 {} -1.00",
    '#BTRANS 4010 {} 1.00 "" "Fel"',
    '#RTRANS 4020 {1 "A" "20 x" "B"} 1.00 20250131 "" 1000000000000000000000',
    '#TRANS 4020 {1 "A" "20 x" "B"} 1.00 "" "" 1000000000000000000000',
    "}",
    "",
  ]);
});

test.each<[Partial<Sie4Content["header"]>, readonly string[]]>([
  [{ gen: {} }, ['#GEN ""']],
  [{ gen: { sign: "A B" } }, ['#GEN "" "A B"']],
  [{ gen: { date: isoDate("2025-01-31"), sign: "AL" } }, ['#GEN 20250131 "AL"']],
  [{ orgnr: { number: "555555-5555" } }, ["#ORGNR 555555-5555"]],
  [{ orgnr: { number: "555555-5555", acquisitionNumber: "1" } }, ["#ORGNR 555555-5555 1"]],
  [{ fnamn: "", prosa: "", ftyp: "" }, []],
  [{ fnamn: "Bolaget", prosa: "Ord", ftyp: "AB" }, ['#PROSA "Ord"', "#FTYP AB", '#FNAMN "Bolaget"']],
])("the header %j is written %j", (header, expected) => {
  const own = new Set(written({}));
  const lines = written({ header: { sietyp: 4, ...header } });
  expect(lines.filter((line) => !own.has(line))).toEqual(expected);
});

test("the checksum of a file with vouchers is right", () => {
  const rows = [
    { kind: "trans", account: "1930", amount: ore(100), line: 0 },
    { kind: "rtrans", account: "3001", amount: ore(-100), text: 'Köp "1"', line: 0 },
  ] as const;
  const voucher = { series: "A", number: 1, date: isoDate("2025-01-31"), text: "Å {}", rows, line: 0 };
  const file = readSie4(writeSie4({ ...NOTHING, ver: [voucher, voucher] }, { withChecksum: true }));
  expect(file.ok && file.value.checksum.status).toBe("right");
});

test.each([
  ["\\", ""],
  ["\\\\", ""],
  ["a\tb\r\nc\u007Fd", "a b  c d"],
  ["5 € – “så” … ø", '5 EUR - \\"så\\" ... o'],
  ["日", "?"],
  ["path\\\\", "path"],
  ["C:\\x", "C:\\x"],
  ["", ""],
])("the text %j becomes %j", (text, expected) => {
  expect(written({ header: { sietyp: 4, program: { name: text } } })[1]).toBe(`#PROGRAM "${expected}"`);
  // What a reader finds has no escapes.
  expect(writtenText(text)).toBe(expected.replaceAll('\\"', '"'));
});

test("the checksum finds a change, and a file without its end", () => {
  const bytes = writeSie4(
    { ...NOTHING, header: { sietyp: 4, fnamn: 'Åkeriet {1} \\ "A"' } },
    { withChecksum: true },
  );
  const right = readSie4(bytes);
  expect(right.ok && right.value.checksum.status).toBe("right");
  const changed = readSie4(bytes.map((byte) => (byte === 0x8f ? 0x8e : byte)));
  expect(changed.ok && changed.value.checksum.status).toBe("wrong");
  const cut = readSie4(bytes.subarray(0, -12));
  expect(cut.ok && cut.value.checksum.status).not.toBe("right");
});

test("a file of any length is written", () => {
  const konton = Array.from({ length: 3000 }, (_, index) => ({
    number: String(1000 + index),
    name: "Ett konto med ett namn",
    sru: [],
    line: 0,
  }));
  expect(written({ konton })).toHaveLength(3005);
});

test.each(HOSTILE_TEXTS)("SI13: %j is one text, and no record of its own", (text) => {
  const bytes = writeSie4({
    ...NOTHING,
    header: {
      sietyp: 4,
      fnamn: text,
      orgnr: { number: text },
      adress: [text, text, text, text],
      prosa: text,
    },
    konton: [{ number: "1930", name: text, sru: [], line: 0 }],
  });
  const lines = decodeCp437(bytes).split("\r\n");
  const labels = ["FLAGGA", "PROGRAM", "FORMAT", "SIETYP", "PROSA", "ORGNR", "ADRESS", "FNAMN", "KONTO"];
  expect(lines.map((line) => line.split(" ")[0])).toEqual([...labels.map((label) => `#${label}`), ""]);
  const file = readSie4(bytes);
  expect(file.ok && file.value.header.fnamn).toBe(writtenText(text));
});
