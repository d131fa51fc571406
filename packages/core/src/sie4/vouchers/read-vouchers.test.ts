import { describe, expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf, codes, FIRST, HEAD, read } from "../sie4-lines.arbitrary.ts";

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
    expect([...ver]).toStrictEqual([
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

  test("an added row is one row, read from its #RTRANS; a removed one counts nowhere", () => {
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
      { kind: "rtrans", account: "4010", amount: 0, text: "Kept" },
    ]);
  });

  test.each([
    ["20250130", { date: "2025-01-30" }],
    ['"" Text', { text: "Text" }],
    ['"" "" 1.5', { quantity: 1.5 }],
    ['"" "" "" AL', { sign: "AL" }],
    ["", {}],
  ])("a row may have one field of its own: %s", (fields, expected) => {
    const { ver } = read("#VER A 1 20250131 x", "{", `#TRANS 1930 {} 0 ${fields}`, "}");
    expect(ver.at(0)?.rows).toEqual([
      { line: FIRST + 2, kind: "trans", account: "1930", amount: 0, ...expected },
    ]);
  });

  test("a row may have its objects alone", () => {
    const { ver } = read("#VER A 1 20250131 x", "{", "#TRANS 1930 {1 A} 0", "#TRANS 1930 {1} 0", "}");
    expect(ver.at(0)?.rows.map(({ objects }) => objects)).toEqual([
      [{ dimension: "1", object: "A" }],
      undefined,
    ]);
  });

  test("keep their own rows and no fields of another", () => {
    const { ver } = read(
      "#VER A 1 20250131 x 20250201 AL",
      "{",
      "#TRANS 1930 {} 1",
      "#TRANS 3001 {} -1",
      "}",
      "#VER A 2 20250131 y",
      "{",
      "}",
      "#VER A 3 20250131 z",
      "{",
      "#TRANS 4010 {} 0",
      "}",
    );
    expect(Array.from(ver, ({ rows }) => rows.map(({ account }) => account))).toEqual([
      ["1930", "3001"],
      [],
      ["4010"],
    ]);
    expect(ver.at(1)).toEqual({
      line: FIRST + 5,
      series: "A",
      number: 2,
      date: "2025-01-31",
      text: "y",
      rows: [],
    });
  });

  test("a struck row is no part of its account's sum", () => {
    const { findings } = read(
      "#VER A 1 20250131 x",
      "{",
      "#BTRANS 3001 {} 5",
      "#TRANS 3001 {} 7",
      "#TRANS 4010 {} -7",
      "}",
      "#RES 0 3001 7",
      "#RES 0 4010 -7",
    );
    expect(findings).toEqual([]);
  });

  test("a voucher begins behind one whose brace is open", () => {
    const { ver, errors, findings } = read(
      "#VER A 1 20250131 x",
      "{",
      "#TRANS 1930 {} 0",
      "#VER A 2 20250131 y",
      "{",
      "#TRANS 1930 {} 0",
      "}",
    );
    expect([ver.length, codes(errors), codes(findings)]).toEqual([2, [], ["closing-brace-missing@4"]]);
  });

  test("objects may come before the account, and dimensions are compared as numbers", () => {
    const differenceOf = (added: string, again: string) =>
      read("#VER A 5 20250131 x", "{", `#RTRANS ${added} 1930 0`, `#TRANS ${again} 1930 0`, "}").errors
        .length;
    expect(differenceOf("{1 A}", "{1 A}")).toBe(0);
    expect(differenceOf("{1 A}", "{001 A}")).toBe(0);
    expect(differenceOf("{102 A}", "{12 A}")).toBe(1);
    expect(differenceOf("{0 A}", "{00 A}")).toBe(0);
    expect(differenceOf("{1 A}", "{1 B}")).toBe(1);
    expect(differenceOf("{1 A}", "{1 A 2 B}")).toBe(1);
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
  ])("a modification with %s: %j", (reason, rows) => {
    const { errors } = read("#VER A 5 20250131 x", "{", ...rows, "}");
    expect(errors).toEqual([{ code: "modification", line: FIRST + 2, reason, series: "A", number: "5" }]);
  });

  test("get a series and numbers when the file gives none (SI6)", () => {
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

  test("a repeated number is an error that names both, numbers out of order are reported once a series", () => {
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

  test("numbers out of order and vouchers without a number are no repeated ones", () => {
    const numbers = ["5", "3", '""', "0"].flatMap((number) => [`#VER A ${number} 20250101 x`, "{", "}"]);
    const { ver, errors } = read(...numbers);
    expect([[...ver].map(({ number }) => number), errors]).toEqual([[5, 3, 6, 7], []]);
  });

  test("IM15: a repeated number becomes the next free one of its series if that is asked for", () => {
    const numbers = ["5", "3", '""', "5", "5"].flatMap((number) => [`#VER A ${number} 20250101 x`, "{", "}"]);
    const text = [...HEAD, ...numbers, "#VER B 5 20250101 x", "{", "}", ""].join("\n");
    const file = readSie4(bytesOf(text), { renumbers: true });
    if (!file.ok) throw new Error(file.error.code);
    expect(Array.from(file.value.ver, ({ number, renumbered }) => [number, renumbered])).toEqual([
      [5, undefined],
      [3, undefined],
      [6, undefined],
      [7, { number: 5, firstLine: FIRST }],
      [8, { number: 5, firstLine: FIRST }],
      [5, undefined],
    ]);
    expect(file.value.errors).toEqual([]);
    expect(codes(file.value.findings)).not.toContain("number-assigned@10");
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

describe("numbers that no voucher of a series has", () => {
  const missing = (...names: readonly string[]) =>
    read(...names.flatMap((name) => [`#VER ${name} 20250131 x`, "{", "}"])).findings.filter(
      ({ code }) => code === "numbers-missing",
    );

  test("are reported for each series, whatever the order; a series may begin anywhere", () => {
    expect(missing("A 5", "A 6", "B 1", "A 9", "B 3", "A 7")).toEqual([
      {
        code: "numbers-missing",
        line: 0,
        series: "A",
        ranges: [{ first: 8, last: 8 }],
        hasMore: false,
        count: 1,
      },
      {
        code: "numbers-missing",
        line: 0,
        series: "B",
        ranges: [{ first: 2, last: 2 }],
        hasMore: false,
        count: 1,
      },
    ]);
    expect(missing("A 5", "A 6", "B 1")).toEqual([]);
    expect(missing('"" 5', '"" 6')).toEqual([]);
  });

  test("are named in ten ranges at most", () => {
    const odd = Array.from({ length: 12 }, (_, index) => `A ${index * 3 + 1}`);
    expect(missing(...odd.slice(1))).toMatchObject([{ hasMore: false, count: 20 }]);
    const [all] = missing(...odd);
    expect(all).toMatchObject({ hasMore: true, count: 22 });
    expect(all).toHaveProperty("ranges.length", 10);
    expect(all).toHaveProperty("ranges.0", { first: 2, last: 3 });
  });

  test("are not reported for a file that is meant to be read into other books", () => {
    const rows = ["{", "}"];
    const file = readSie4(
      bytesOf(
        ["#FLAGGA 0", "#SIETYP 4", "#VER A 1 20250131", ...rows, "#VER A 3 20250131", ...rows, ""].join("\n"),
      ),
    );
    expect(file.ok && file.value.findings.map(({ code }) => code)).not.toContain("numbers-missing");
  });
});
