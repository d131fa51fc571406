import { expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf } from "../sie4-lines.arbitrary.ts";

function missing(...lines: readonly string[]): string[] {
  const file = readSie4(bytesOf(["#FLAGGA 0", ...lines].join("\n")));
  if (!file.ok) throw new Error(file.error.code);
  return file.value.findings.flatMap((finding) => (finding.code === "record-missing" ? finding.label : []));
}

const VOUCHER = ["#VER A 1 20250101 x", "{", "}"];

// Which records the standard demands of each type of file.
test.each<[string, readonly string[], readonly string[]]>([
  ["1", [], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "KONTO"]],
  ["1", ["#SIETYP 1"], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "KONTO"]],
  ["2", ["#SIETYP 2"], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "OMFATTN", "KONTO"]],
  ["3", ["#SIETYP 3"], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "OMFATTN", "KONTO"]],
  ["4E", ["#SIETYP 4"], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "KONTO"]],
  ["4I", ["#SIETYP 4", ...VOUCHER], ["PROGRAM", "FORMAT", "GEN", "FNAMN"]],
  ["4I without its type", VOUCHER, ["PROGRAM", "FORMAT", "GEN", "FNAMN", "SIETYP"]],
  [
    "2 with a type that is none before it",
    ["#SIETYP 9"],
    ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "KONTO"],
  ],
  ["1 with a year of no use", ["#RAR 0"], ["PROGRAM", "FORMAT", "GEN", "FNAMN", "KONTO"]],
])("a file of type %s, %j, lacks %j", (_type, lines, expected) => {
  expect(missing(...lines)).toEqual(expected);
});
