import { describe, expect, test } from "vitest";
import { bare, FIRST, read, VOUCHER, withoutLine } from "../sie4-lines.arbitrary.ts";

describe("a finding names the record it is about", () => {
  test.each([
    ["#KONTO", { code: "record-incomplete", label: "KONTO" }],
    ["#KTYP 1930 X", { code: "field-ignored", label: "KTYP", text: "X" }],
    ["#KTYP 1930", { code: "record-incomplete", label: "KTYP" }],
    ["#UB 1 1930 5", { code: "year-unknown", label: "UB", text: "1" }],
    ["#RES", { code: "record-incomplete", label: "RES" }],
    ["#SRU 1930", { code: "record-incomplete", label: "SRU" }],
    ["#ENHET 1930", { code: "record-incomplete", label: "ENHET" }],
    ["#KTYP 1510 T", { code: "account-undeclared", account: "1510", label: "KTYP" }],
    ["#SRU 1510 7", { code: "account-undeclared", account: "1510", label: "SRU" }],
    ["#ENHET 1510 st", { code: "account-undeclared", account: "1510", label: "ENHET" }],
    ["#IB -1", { code: "record-incomplete", label: "IB" }],
    ["#UB 0", { code: "record-incomplete", label: "UB" }],
    ["#RES 0", { code: "record-incomplete", label: "RES" }],
    ["#OIB 0", { code: "record-incomplete", label: "OIB" }],
    ["#OUB 0", { code: "record-incomplete", label: "OUB" }],
    ["#PSALDO 0", { code: "record-incomplete", label: "PSALDO" }],
    ["#PBUDGET 0", { code: "record-incomplete", label: "PBUDGET" }],
    ["#GEN x", { code: "field-ignored", label: "GEN", text: "x" }],
    ["#OMFATTN x", { code: "field-ignored", label: "OMFATTN", text: "x" }],
    ["#UB 0 1940 0", { code: "account-undeclared", account: "1940", label: "UB" }],
    ["#FORMAT UTF8", { code: "format-unknown", text: "UTF8" }],
    ["#SIETYP 9", { code: "type-unknown", text: "9" }],
    ["#UB -1 1930 0.001", { code: "amount-rounded", text: "0.001" }],
    ["#UB 0 1930 0.001", { code: "amount-rounded", text: "0.001" }],
    ["#IB 0 1930 0 x", { code: "field-ignored", label: "IB", text: "x" }],
    ["#VER A 1 20250101 x y", { code: "field-ignored", label: "VER", text: "y" }],
    ["#RAR -1 x", { code: "field-ignored", label: "RAR", text: "x" }],
    ["#KONTO 19A x", { code: "account-skipped", account: "19A" }],
    ["#KONTO A19 x", { code: "account-skipped", account: "A19" }],
    ["#KONTO 1930 x", { code: "account-repeated", account: "1930" }],
    ["#IB 0 3001 5", { code: "balance-on-wrong-account", label: "IB", account: "3001" }],
    ["#UB 0 3001 5", { code: "balance-on-wrong-account", label: "UB", account: "3001" }],
    ["#RES 0 1930 5", { code: "balance-on-wrong-account", label: "RES", account: "1930" }],
    ["#UB 0 1930 5", { code: "balance-repeated", label: "UB", account: "1930" }],
    ["#IB 0 1930 5", { code: "opening-sum", sum: 500 }],
    ["#IB 0 1930 5", { code: "closing-differs-from-rows", account: "1930", stated: 0, computed: 500 }],
    ["#RES 0 3001 5", { code: "closing-differs-from-rows", account: "3001", stated: 500, computed: 0 }],
    [
      "#IB 0 4010 5",
      { code: "closing-differs-from-rows", account: "4010", stated: undefined, computed: 500 },
    ],
    [
      "#UB -1 1930 5\n#IB 0 2081 6",
      { code: "opening-differs-from-last-year", account: "1930", opening: 0, closing: 500 },
    ],
    [
      "#UB -1 1930 5\n#IB 0 2081 6",
      { code: "opening-differs-from-last-year", account: "2081", opening: 600, closing: 0 },
    ],
    ["#KSUMMA 5", { code: "checksum-without-start" }],
    ["#KSUMMA 5 6", { code: "fields-extra", label: "KSUMMA", texts: ["6"], count: 1 }],
    ["#KSUMMA\n#KSUMMA", { code: "record-again", label: "KSUMMA" }],
    ["#DIM 1 A\n#DIM 01 B", { code: "record-again", label: "DIM" }],
    ["#UNDERDIM 2 A 1\n#UNDERDIM 2 A 6", { code: "record-again", label: "UNDERDIM" }],
    ["#OBJEKT 1", { code: "record-incomplete", label: "OBJEKT" }],
    ["#RAR 1 20260101 20261231", { code: "year-unknown", label: "RAR", text: "1" }],
    ["#RAR", { code: "record-incomplete", label: "RAR" }],
    ['#RAR "" 20250101 20251231', { code: "record-incomplete", label: "RAR" }],
    ["#RAR -1 20240101 20241231\n#RAR -1 20230101 20231231", { code: "record-again", label: "RAR" }],
    ["#RAR 0 20250101 20251231 x", { code: "fields-extra", label: "RAR", texts: ["x"], count: 1 }],
  ])("%s: %j", (line, expected) => {
    expect(read(line).findings.map(withoutLine)).toContainEqual(expected);
  });

  test.each(["IB", "UB", "RES"])("#%s twice", (label) => {
    expect(read(`#${label} 0 4010 5`, `#${label} 0 4010 5`).findings.map(withoutLine)).toContainEqual({
      code: "balance-repeated",
      label,
      account: "4010",
    });
  });

  test("an import file's rows may be on accounts it does not declare", () => {
    const { errors, findings } = bare("#SIETYP 4", ...VOUCHER);
    expect(errors).toEqual([]);
    expect(findings.map(withoutLine)).toContainEqual({
      code: "account-undeclared",
      account: "1930",
      label: "TRANS",
    });
  });

  test("a name that is damaged, of the company, an account or an object", () => {
    const damaged = expect.objectContaining({ code: "damaged-text" });
    for (const line of ['#FNAMN "FÃ¶retag"', '#KONTO 1510 "FÃ¶retag"', '#OBJEKT 1 "A" "FÃ¶retag"']) {
      expect(read(line).findings).toContainEqual(damaged);
    }
    expect(bare('#FNAMN "FÃ¶retag"').findings).toContainEqual(damaged);
    expect(read("#KONTO 1510 FÃ", "#KONTO 1511 ¶retag").findings).not.toContainEqual(damaged);
    expect(bare().findings).not.toContainEqual(damaged);
  });
});

describe("what is left out leaves nothing behind", () => {
  test("balances without account or amount", () => {
    const { ib, oib, oub, psaldo, pbudget } = read("#IB 0", "#OIB 0", "#OUB 0", "#PSALDO 0", "#PBUDGET 0");
    expect([ib, oib, oub, psaldo, pbudget]).toEqual([[], [], [], [], []]);
  });

  test("a quantity that was not given", () => {
    const { ib } = read("#IB 0 1930 5", "#IB 0 1930 -5");
    expect(ib).toEqual([{ year: 0, account: "1930", amount: 0, line: FIRST }]);
  });

  test("an account whose only row was never carried out", () => {
    const { errors } = read("#VER A 1 20250131 x", "{", "#RTRANS 1950 {} 0", "}");
    expect(errors.map(({ code }) => code)).toEqual(["modification"]);
  });
});

describe("accounts we cannot have", () => {
  test.each(["193", "19301", "01930", "0193", "x193"])(
    "rows on %s block, and are withoutLine once",
    (account) => {
      const { errors, findings } = read(
        `#KONTO ${account} x`,
        "#VER A 1 20250131 x",
        "{",
        `#TRANS ${account} {} 5`,
        `#TRANS ${account} {} -5`,
        "}",
      );
      expect(errors.map(withoutLine)).toEqual([{ code: "account-unusable", account, amount: 0 }]);
      expect(findings.filter(({ code }) => code === "account-skipped")).toEqual([]);
    },
  );

  test("a balance blocks, and is withoutLine once", () => {
    const { errors, findings } = read("#KONTO 0351 x", "#UB 0 0351 5");
    expect(errors.map(withoutLine)).toEqual([{ code: "account-unusable", account: "0351", amount: 500 }]);
    expect(findings.filter(({ code }) => code === "account-skipped")).toEqual([]);
  });

  test("a balance of another year blocks nothing", () => {
    const { errors, findings } = read("#KONTO 0351 x", "#IB -1 0351 5", "#UB -1 0351 5", "#IB 0 1930 0");
    expect(errors).toEqual([]);
    expect(findings.map(withoutLine)).toContainEqual({ code: "account-skipped", account: "0351" });
  });

  test("numbers that differ by a zero are different accounts", () => {
    const { ver } = read(
      "#VER A 1 20250131 x",
      "{",
      ...["1930", "01930", "193", "0000", "000", "00193", "1930"].map((account) => `#TRANS ${account} {} 0`),
      "}",
    );
    expect(ver.at(0)?.rows.map(({ account }) => account)).toEqual([
      "1930",
      "01930",
      "193",
      "0000",
      "000",
      "00193",
      "1930",
    ]);
  });
});

describe("accounts that the chart does not have", () => {
  test.each(["#IB -1 1940 5", "#IB 0 1940 0", "#UB 0 1940 5", "#RES 0 8999 5"])(
    "%s blocks nothing",
    (line) => {
      const { errors, findings } = read(line);
      expect(errors).toEqual([]);
      expect(findings.map(({ code }) => code)).toContain("account-undeclared");
    },
  );
});

describe("vouchers", () => {
  test("on the first and the last day of the year are in it", () => {
    const rows = ["{", "#TRANS 1930 {} 0", "}"];
    const { errors } = read("#VER A 1 20250101 x", ...rows, "#VER A 2 20251231 x", ...rows);
    expect(errors).toEqual([]);
  });

  test("with one number, one right behind the other, are an error", () => {
    const rows = ["{", "#TRANS 1930 {} 0", "}"];
    const { errors } = read("#VER A 7 20250101 x", ...rows, "#VER A 7 20250101 x", ...rows);
    expect(errors.map(withoutLine)).toEqual([
      { code: "repeated-number", firstLine: FIRST, series: "A", number: "7" },
    ]);
  });
});

describe("the month of a balance", () => {
  test.each([
    // No month of the calendar, so the account and the month have changed places.
    ["#PSALDO 0 201300 201312 5", "201312", "201300"],
    ["#PSALDO 0 201313 201301 5", "201301", "201313"],
    ["#PSALDO 0 2013000001 201312 5", "201312", "2013000001"],
    ["#PSALDO 0 201312x 201301 5", "201301", "201312x"],
    ["#PSALDO 0 1930 201301 5", "201301", "1930"],
    ["#PSALDO 0 201301 1930 5", "201301", "1930"],
  ])("without years: %s", (line, period, account) => {
    expect(bare(line).psaldo).toMatchObject([{ period, account }]);
  });

  test.each([
    ["#PSALDO 0 3001 202501 5", "202501", "3001"],
    ["#PSALDO 0 3001 202512 5", "202512", "3001"],
    ["#PSALDO 0 3001 202401 5", "202401", "3001"],
    ["#PSALDO 0 202312 202401 5", "202401", "202312"],
    ["#PSALDO 0 202601 202512 5", "202512", "202601"],
  ])("with two years: %s", (line, period, account) => {
    expect(read("#RAR -1 20240101 20241231", line).psaldo).toMatchObject([{ period, account }]);
  });
});
