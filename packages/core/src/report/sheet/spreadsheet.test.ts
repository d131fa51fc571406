import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { year2025 } from "../../ledger/ledger.arbitrary.ts";
import { ore } from "../../money/index.ts";
import {
  amountCell,
  dateCell,
  listedRows,
  type ReportSheet,
  type SheetRow,
  textCell,
} from "./report-sheet.ts";
import { sheetSpreadsheet } from "./spreadsheet.ts";

function sheetOf(rows: readonly SheetRow[], title = "Huvudbok"): ReportSheet {
  return {
    title,
    range: year2025,
    form: "list",
    columns: [
      { heading: "Ver", kind: "voucher" },
      { heading: "Datum", kind: "date" },
      { heading: "Konto", kind: "account" },
      { heading: "Beskrivning", kind: "text" },
      { heading: "Saldo", kind: "amount" },
    ],
    page: listedRows(rows),
    file: () => rows,
  };
}

test("RE13: amounts are kronor, accounts numbers, dates and texts as they are; sums are strong", () => {
  const date = isoDate("2025-02-03");
  const cells = [
    { kind: "voucher", series: "A", number: 12, date },
    dateCell(date),
    { kind: "account", accountNo: accountNo(1930) },
    textCell("=1+1"),
    amountCell(ore(-123_456_789)),
  ] as const;
  const { columns, rows } = sheetSpreadsheet(
    sheetOf([
      { kind: "row", id: "r", level: 1, cells },
      { kind: "sum", id: "s", level: 1, cells: [undefined, undefined, undefined, textCell("Summa")] },
    ]),
  );
  expect(rows).toEqual([
    { values: ["A 12", "2025-02-03", 1930, "=1+1", -1_234_567.89], isStrong: false },
    { values: [undefined, undefined, undefined, "Summa", undefined], isStrong: true },
  ]);
  expect(columns.map(({ kind, width }) => [kind, width])).toEqual([
    ["text", 8],
    ["date", 11],
    ["number", 8],
    ["text", 12],
    ["amount", 14],
  ]);
});

test("a column is as wide as what it holds, and no wider than a page", () => {
  const wide = (length: number) =>
    sheetSpreadsheet(
      sheetOf([
        {
          kind: "row",
          id: "r",
          level: 1,
          cells: [undefined, undefined, undefined, textCell("x".repeat(length))],
        },
      ]),
    ).columns[3]?.width;
  expect([wide(3), wide(30), wide(500)]).toEqual([12, 31, 60]);
});

test.each([
  ["Huvudbok", "Huvudbok"],
  ["1930 Kassa/bank: [A]*?\\", "1930 Kassa bank A"],
  ["'1930 Bank'", "1930 Bank"],
  ["1930 Företagskonto hos banken i Ängelholm", "1930 Företagskonto hos banken i"],
  [`${"x".repeat(30)}😀`, "x".repeat(30)],
  ["::", "Rapport"],
])("the sheet of %j is called %j", (title, name) => {
  expect(sheetSpreadsheet(sheetOf([], title)).name).toBe(name);
});

test("a cell of a kind that does not exist is a bug, not a value", () => {
  const cells = [{ kind: "no such" } as never];
  expect(() => sheetSpreadsheet(sheetOf([{ kind: "row", id: "r", level: 1, cells }]))).toThrow(
    "Unhandled case",
  );
});
