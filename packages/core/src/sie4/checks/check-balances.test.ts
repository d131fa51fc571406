import { describe, expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bare, bytesOf, HEAD, read, withoutLine } from "../sie4-lines.arbitrary.ts";

describe("balances that follow from each other", () => {
  test("SI15: last year's closing ones open the year of a file without opening ones", () => {
    const { findings } = read("#UB -1 1930 5", "#UB -1 3001 -5");
    expect(findings.map(({ code }) => code)).toEqual([
      "closing-differs",
      "closing-differs-from-rows",
      "closing-differs-from-rows",
      "opening-from-last-year",
      "balance-on-wrong-account",
    ]);
    expect(findings.map(withoutLine)).toContainEqual({ code: "opening-from-last-year", count: 2 });
  });

  test("SI15: opening balances of years before are none of the year", () => {
    const { findings } = read("#IB -1 1930 3", "#UB -1 1930 5");
    expect(findings.map(withoutLine)).toContainEqual({ code: "opening-from-last-year", count: 1 });
  });

  const VER = "#VER A 1 20250131 x";
  test.each([
    ["bad-amount", "#IB 0 1930 x"],
    ["amount-too-large", "#UB 0 3001 9999999999999"],
    ["bad-year", "#IB x 3001 5"],
    ["field-missing", "#IB 0 3001"],
    ["label-unknown", "#ib 0 3001 5"],
    ["record-unfinished", '#PROSA "x'],
    ["records-behind-end", "\u001A#IB 0 3001 5\n"],
    ["row-outside-voucher", "#TRANS 1930 {} 5\n"],
    ["rows-on-voucher-line", `${VER} { #TRANS 1930 {} 5 }\n}\n`],
    ["voucher-unfinished", `${VER}\n{\n#TRANS 1930 {} 0\n`],
  ])("SI21: a file with amounts that were not read is not judged by its sums: %s", (code, text) => {
    const result = readSie4(bytesOf(`${[...HEAD, "#IB 0 4010 5", "#UB -1 1930 7"].join("\n")}\n${text}`));
    const { errors, findings } = result.ok ? result.value : read();
    expect(errors.map((error) => error.code)).toEqual([code]);
    expect(findings.filter((finding) => /^(?:opening|closing)-/.test(finding.code))).toEqual([]);
  });

  test("how much differs, and where the vouchers end", () => {
    const voucher = ["#VER A 1 20250131 x", "{", "#TRANS 1930 {} 5", "#TRANS 3001 {} -5", "}"];
    const [found] = read(...voucher).findings;
    const [end, last] = ["2025-12-31", "2025-01-31"];
    expect(found).toEqual({
      code: "closing-differs",
      line: 0,
      count: 2,
      isBalanced: true,
      lastDate: last,
      yearEnd: end,
    });
    const years = ["#RAR -1 20240101 20241231", "#RAR 0 20250101 20251231"];
    expect(bare("#KONTO 1930 x", "#SIETYP 4", ...years, "#UB 0 1930 5").findings).toContainEqual(
      expect.objectContaining({ code: "closing-differs", yearEnd: end }),
    );
    expect(bare("#KONTO 1930 x", "#SIETYP 4", "#UB 0 1930 5").findings.map(withoutLine)).toContainEqual({
      code: "closing-differs",
      count: 1,
      isBalanced: false,
      lastDate: undefined,
      yearEnd: undefined,
    });
  });

  test("vouchers without closing balances", () => {
    const without = (...lines: string[]) =>
      bare("#SIETYP 4", "#KONTO 1930 x", ...lines).findings.map(({ code }) => code);
    expect(without("#IB 0 1930 5", "#VER A 1 20250131", "{", "}")).toContain("closing-missing");
    expect(without("#IB 0 1930 5")).not.toContain("closing-missing");
    expect(without("#VER A 1 20250131", "{", "}")).not.toContain("closing-missing");
    expect(without("#IB 0 1930 5", "#UB 0 1930 5", "#VER A 1 20250131", "{", "}")).not.toContain(
      "closing-missing",
    );
  });

  test("an account is of the result by its type", () => {
    const codes = (line: string) => read("#KTYP 1930 I", line).findings.map(({ code }) => code);
    expect(codes("#RES 0 1930 5")).not.toContain("balance-on-wrong-account");
    expect(codes("#IB 0 1930 5")).toContain("balance-on-wrong-account");
  });

  test.each(["1", "2", "3"])(
    "a file of type %s has no rows that its closing balances follow from",
    (type) => {
      const { findings } = bare(`#SIETYP ${type}`, "#KONTO 1930 x", "#UB 0 1930 5");
      expect(findings.map(({ code }) => code)).not.toContain("closing-differs-from-rows");
      const withVoucher = bare(
        `#SIETYP ${type}`,
        "#KONTO 1930 x",
        "#UB 0 1930 5",
        "#VER A 1 20250131",
        "{",
        "}",
      );
      expect(withVoucher.findings.map(({ code }) => code)).toContain("closing-differs-from-rows");
    },
  );
});
