import { expect, test } from "vitest";
import { ore } from "../../money/index.ts";
import { fileRows, fileText } from "./file-rows.ts";
import { amountCell, type SheetColumn, type SheetRow, textCell } from "./report-sheet.ts";

const columns: readonly SheetColumn[] = [
  { heading: "Namn", kind: "text" },
  { heading: "Text", kind: "text" },
  { heading: "Debet", kind: "side" },
  { heading: "Kredit", kind: "side" },
];

function row(level: number, cells: SheetRow["cells"], further: Partial<SheetRow> = {}): SheetRow {
  return { kind: "row", id: `${level}`, level, cells, ...further };
}

const cellsOf = (rows: readonly SheetRow[]) =>
  [...fileRows({ columns, file: () => rows })].map(({ cells }) =>
    cells.map((cell) => (cell?.kind === "text" ? fileText(cell) : cell?.kind)),
  );

test("what a row shares is repeated in the rows below it, up to the next one of its level", () => {
  const rows = [
    row(1, [textCell("Bank")], { isShared: true }),
    row(2, [undefined, textCell("a"), amountCell(ore(1))]),
    row(2, [textCell("own")]),
    row(1, [undefined, textCell("Summa")]),
    row(1, [textCell("Tom")], { isShared: true }),
  ];
  expect(cellsOf(rows)).toEqual([
    ["Bank", "a", "amount", undefined],
    ["own", undefined, undefined, undefined],
    [undefined, "Summa", undefined, undefined],
    ["Tom", undefined, undefined, undefined],
  ]);
});

test("RE12: what a row shares is a row of its own where nothing below shares it", () => {
  const rows = [
    row(1, [textCell("A 1")], { isShared: true }),
    row(1, [textCell("A 2")], { isShared: true }),
    row(2, [undefined, textCell("a")]),
    row(1, [textCell("A 3")], { isShared: true }),
    row(1, [undefined, textCell("Summa")]),
  ];
  expect(cellsOf(rows)).toEqual([
    ["A 1", undefined, undefined, undefined],
    ["A 2", "a", undefined, undefined],
    ["A 3", undefined, undefined, undefined],
    [undefined, "Summa", undefined, undefined],
  ]);
});

test("the amount of a struck row is a word in its text, and in no column", () => {
  const text = { kind: "text", text: "hyra", notes: ["Borttagen"] } as const;
  expect(
    cellsOf([row(1, [textCell("A"), text, undefined, amountCell(ore(-500))], { isStruck: true })]),
  ).toEqual([["A", "hyra, Borttagen: kredit −5,00", undefined, undefined]]);
});

test.each([
  [{}, ""],
  [{ text: "" }, ""],
  [{ text: "", notes: ["Tillagd"] }, ", Tillagd"],
  [{ notes: ["hyra", "Tillagd"] }, "hyra, Tillagd"],
])("the text of %j is %j", (cell, text) => {
  expect(fileText({ kind: "text", ...cell })).toBe(text);
});
