import type { SheetRow } from "@huvudbok/core/report";
import { expect, test } from "vitest";
import { printSections } from "./print-groups.ts";

const rowOf = (kind: SheetRow["kind"], keep?: SheetRow["keep"]): SheetRow => {
  return { kind, id: "", level: 1, cells: [], keep };
};
const account = [
  rowOf("opening", "next"),
  rowOf("row"),
  rowOf("turnover", "previous"),
  rowOf("closing", "previous"),
];
const lengths = (rows: readonly SheetRow[]) =>
  printSections(rows).map(({ groups }) => groups.map(({ length }) => length));

test("what stands below a heading is a section with it", () => {
  const [cash, bank] = [rowOf("heading"), rowOf("heading")];
  expect(printSections([])).toEqual([]);
  expect(printSections([cash, ...account, bank, ...account, rowOf("heading")])).toEqual([
    { heading: cash, groups: [account] },
    { heading: bank, groups: [account] },
    { heading: rowOf("heading"), groups: [] },
  ]);
  expect(printSections(account)).toEqual([{ heading: undefined, groups: [account] }]);
});

test("long sections are parted where no row is kept with its neighbour", () => {
  const rows = (count: number) => Array.from({ length: count }, () => rowOf("row"));
  expect(lengths([rowOf("heading"), rowOf("opening", "next"), ...rows(200)])).toEqual([[150, 51]]);
  const voucher = [rowOf("voucher", "next"), rowOf("entry", "next"), rowOf("entry", "previous")];
  const vouchers = Array.from({ length: 100 }, () => voucher).flat();
  expect(lengths([...vouchers, rowOf("sum", "previous")])).toEqual([[150, 151]]);
  const kept = Array.from({ length: 160 }, () => rowOf("entry", "next"));
  expect(lengths([...kept, rowOf("entry"), rowOf("entry")])).toEqual([[161, 1]]);
});
