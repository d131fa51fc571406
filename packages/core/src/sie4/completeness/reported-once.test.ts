import { describe, expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf, codes, HEAD, read } from "../sie4-lines.arbitrary.ts";

describe("what is wrong is reported once, without its consequences", () => {
  const VER = "#VER A 1 20250131 x";
  const all = (text: string) => {
    const file = readSie4(bytesOf(text));
    return file.ok ? codes([...file.value.errors, ...file.value.findings]) : [];
  };

  test.each<[string, readonly string[], readonly string[]]>([
    ["a row without amount", [VER, "{", "#TRANS 1930 {} 5", "#TRANS {} -5", "}"], ["field-missing@4"]],
    ["an amount that is none", [VER, "{", "#TRANS 1930 {} 5", "#TRANS 3001 {} x", "}"], ["bad-amount@4"]],
    ["an unknown row", [VER, "{", "#TRANS 1930 {} 5", "#TRANZ 3001 {} -5", "}"], ["label-unknown@4"]],
    ["rows on the voucher's line", [`${VER} { #TRANS 1930 {} 5 }`, "}"], ["rows-on-voucher-line@1"]],
    ["an added row without its own", [VER, "{", "#RTRANS 1930 {} 5", "}"], ["modification@3"]],
    ["a number that is none", ["#VER A x 20250131 x", "{", "#TRANS 1930 {} 0", "}"], ["bad-number@1"]],
    ["a balance that is none", ["#UB 0 3001 x", "#UB 0 3001 0"], ["bad-amount@1"]],
    ["a balance that is none, with more behind it", ["#UB 0 3001 x 1 y"], ["bad-amount@1"]],
    ["a row of rubbish in a voucher", [VER, "{", "rubbish", "#TRANS 1930 {} 0", "}"], ["rubbish-line@3"]],
    ["rows without braces", [VER, "#TRANS 1930 {} 5", "#TRANS 1930 {} -5", "}"], ["opening-brace-missing@2"]],
    [
      "a number that is none beside a 1",
      [VER, "{", "#TRANS 1930 {} 0", "}", "#VER A x 20250131 x", "{", "#TRANS 1930 {} 0", "}"],
      ["bad-number@5"],
    ],
    [
      "a voucher of a brace alone",
      ["#VER {", "#TRANS 1930 {} 0", "}"],
      ["bad-date@1", "series-assigned@1", "number-assigned@1"],
    ],
    ["an account of letters", ["#KONTO DIFF x"], ["account-skipped@1"]],
    ["fields that are too many", ["#TAXAR 2025 a b c"], ["fields-extra@1"]],
    ["a year of the time to come", ["#RAR 1 20260101 20261231"], ["year-unknown@1"]],
    ["such a year with a field too many", ["#RAR 1 20260101 20261231 x"], ["year-unknown@1"]],
  ])("%s", (_, lines, expected) => {
    const { errors, findings } = read(...lines);
    expect(codes([...errors, ...findings])).toEqual(expected);
  });

  test("a cut in the middle of an amount", () => {
    const told = all(`${HEAD.join("\n")}\n${VER}\n{\n#TRANS 1930 {} 5\n#TRANS 3001 {} -`);
    expect(told).toEqual(["voucher-unfinished@1", "bad-amount@4", "line-end-missing@4"]);
  });

  test.each(["#RAR 0 240101 241231", "#SIETYP 9"])(
    "%s does not say that the record is missing too",
    (line) => {
      const told = all(
        HEAD.map((each) => (each.startsWith(line.slice(0, 5)) ? line : each)).join("\n") + "\n",
      );
      expect(told.filter((code) => code.startsWith("record-missing"))).toEqual([]);
      expect(told).toHaveLength(1);
    },
  );
});
