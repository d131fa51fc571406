import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { filesTogether, isIncomeTaxHandedIn, isWholeReturn, type RecordedFiles } from "./files-together.ts";

const YEAR = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

const file = (sequence: number, names: string, figures: Readonly<Record<string, number>> = { 7011: 1 }) => ({
  sequence,
  kind: "incomeTax" as const,
  period: YEAR,
  isDeclared: false,
  files: names.split(" ").map((name) => ({ name })),
  figures,
});

test.each([
  ["none", [], []],
  ["a pair that was saved one by one", [file(2, "B"), file(1, "I")], [[2, 1]]],
  ["a pair in one file, and one half", [file(2, "I B"), file(1, "I")], [[2], [1]]],
  ["the same file twice", [file(2, "I"), file(1, "I")], [[2], [1]]],
  [
    "two pairs",
    [file(4, "B"), file(3, "I"), file(2, "B"), file(1, "I")],
    [
      [4, 3],
      [2, 1],
    ],
  ],
  ["a half that was saved again", [file(3, "B"), file(2, "B"), file(1, "I")], [[3, 1], [2]]],
  ["halves with other figures", [file(2, "B"), file(1, "I", { 7011: 2 })], [[2], [1]]],
  ["halves with a figure more", [file(2, "B"), file(1, "I", { 7011: 1, 7012: 5 })], [[2], [1]]],
] as const)("FI8: %s", (_name, filings, expected) => {
  expect(filesTogether(filings).map((each) => each.map(({ sequence }) => sequence))).toEqual(expected);
});

test("FI8: files of other kinds are each alone", () => {
  const vat = [file(2, "a"), file(1, "b")].map((each) => ({ ...each, kind: "vat" as const }));
  expect(filesTogether(vat)).toHaveLength(2);
  expect(filesTogether([{ ...file(2, "B"), figures: undefined }, file(1, "I")])).toHaveLength(2);
});

const declared = <Filing extends RecordedFiles>(filing: Filing) => ({ ...filing, isDeclared: true });

test("FI8: a half that was saved again after the pair was marked does not part the pair", () => {
  const filings = [file(3, "I"), declared(file(2, "B")), declared(file(1, "I"))];
  expect(filesTogether(filings).map((each) => each.map(({ sequence }) => sequence))).toEqual([[3], [2, 1]]);
});

test.each<[string, readonly RecordedFiles[], boolean]>([
  ["no file", [], false],
  ["one half that is marked", [declared(file(1, "I"))], false],
  ["the same half twice", [declared(file(2, "I")), declared(file(1, "I"))], false],
  ["a pair of which one is marked", [file(2, "B"), declared(file(1, "I"))], false],
  ["halves of other figures", [declared(file(2, "B")), declared(file(1, "I", { 7011: 2 }))], false],
  ["a pair", [declared(file(2, "B")), declared(file(1, "I"))], true],
  ["a half saved again after it", [file(3, "B"), declared(file(2, "B")), declared(file(1, "I"))], true],
  ["both in one file", [declared(file(1, "I B"))], true],
  ["both in one file that is not marked", [file(1, "I B")], false],
  ["another kind", [{ ...declared(file(1, "I B")), kind: "vat" }], false],
  [
    "another year",
    [{ ...declared(file(1, "I B")), period: { ...YEAR, from: isoDate("2025-07-01") } }],
    false,
  ],
])("FI8: whether the return is handed in with %s", (_name, filings, expected) => {
  expect(isIncomeTaxHandedIn(filings, YEAR)).toBe(expected);
});

test("FI8: a return of one file is whole, of an income tax return both are", () => {
  expect(isWholeReturn([file(1, "I")])).toBe(false);
  expect(isWholeReturn([file(1, "I B")])).toBe(true);
  expect(isWholeReturn([file(2, "B"), file(1, "I")])).toBe(true);
  expect(isWholeReturn([{ ...file(1, "momsrapport.xml"), kind: "vat" }])).toBe(true);
});
