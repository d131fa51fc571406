import { join } from "node:path";
import {
  fileRows,
  fileText,
  ROW_EMPHASIS,
  type SheetCell,
  sheetSpreadsheet,
  voucherText,
} from "@huvudbok/core/report";
import { TWO_BOOKS } from "@huvudbok/core/report/sheet/two-books.arbitrary";
import { expect, test } from "vitest";
import { type ReadCell, readSpreadsheet } from "../../../../test/read-spreadsheet.ts";
import { spreadsheetFile } from "./spreadsheet-file.ts";

const GOLDEN = join(import.meta.dirname, "../../../../../core/testdata/report");
/** Days from the first day of spreadsheets to 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** What a spreadsheet program must find in a cell. */
function expectedCell(cell: SheetCell | undefined, isBold: boolean): ReadCell | undefined {
  if (cell === undefined) return undefined;
  if (cell.kind === "amount") return { value: cell.amount / 100, format: "#,##0.00", isBold };
  if (cell.kind === "date") {
    const value = Date.parse(cell.date) / 86_400_000 + DAYS_BEFORE_1970;
    return { value, format: "yyyy-mm-dd", isBold };
  }
  if (cell.kind === "account") {
    return cell.accountNo === undefined ? undefined : { value: cell.accountNo, format: "0", isBold };
  }
  const text = cell.kind === "voucher" ? voucherText(cell) : fileText(cell);
  return text === "" ? undefined : { value: text, format: undefined, isBold };
}

test.each(TWO_BOOKS)("RE13: %s as a spreadsheet file, cell by cell", async (name, sheet) => {
  const read = await readSpreadsheet(await spreadsheetFile(sheetSpreadsheet(sheet)));
  const [head, ...rows] = read.rows;
  const width = sheet.columns.length;
  expect(head?.map((cell) => cell?.value)).toEqual(sheet.columns.map(({ heading }) => heading));
  expect(head?.every((cell) => cell?.isBold)).toBe(true);
  const expected = [...fileRows(sheet)].map(({ cells, kind }) =>
    cells.map((cell) => expectedCell(cell, ROW_EMPHASIS[kind] === "strong")),
  );
  expect(rows.map((row) => Array.from({ length: width }, (_, at) => row[at]))).toEqual(expected);
  expect([read.frozenRows, read.formulas, read.sheetNames]).toEqual([1, 0, [sheet.title]]);
  expect(read.widths).toHaveLength(width);
  const lines = read.rows.map((row) =>
    Array.from({ length: width }, (_, at) => cellText(row[at]))
      .join(" | ")
      .trimEnd(),
  );
  const text = [read.sheetNames.join(), read.widths.join(" "), ...lines].join("\n");
  await expect(`${text}\n`).toMatchFileSnapshot(join(GOLDEN, `${name}.xlsx.txt`));
});

function cellText(cell: ReadCell | undefined): string {
  if (cell === undefined) return "";
  const format = cell.format === undefined ? JSON.stringify(cell.value) : `${cell.value} as ${cell.format}`;
  return cell.isBold ? `*${format}*` : format;
}

const COLUMNS = [{ heading: "Text", kind: "text", width: 10 }] as const;

test.each(["=1+1", "+46 8 123", "-rabatt", "@anna", "<b>&amp;\"'", "  inryckt ", "Å\tÄ\nÖ", "😀"])(
  "the text %j stays what it is, and a text",
  async (text) => {
    const rows = [{ values: [text], isStrong: false }];
    const read = await readSpreadsheet(await spreadsheetFile({ name: "Blad", columns: COLUMNS, rows }));
    expect(read.rows[1]).toEqual([{ value: text, format: undefined, isBold: false }]);
    expect(read.formulas).toBe(0);
  },
);

test.each([
  ["constructor", "constructor "],
  ["__proto__", "__proto__ "],
  ["a\u0000b", "ab"],
  ["x".repeat(32_767), "x".repeat(32_767)],
])("what a spreadsheet cannot hold of %s is left out, and the file is whole", async (text, written) => {
  const rows = [{ values: [text], isStrong: false }];
  const read = await readSpreadsheet(await spreadsheetFile({ name: "Blad", columns: COLUMNS, rows }));
  expect(read.rows[1]?.[0]?.value).toBe(written);
});

test("a text that is too long for a cell says at its end that it goes on", async () => {
  const rows = [{ values: ["x".repeat(32_768)], isStrong: false }];
  const read = await readSpreadsheet(await spreadsheetFile({ name: "Blad", columns: COLUMNS, rows }));
  const text = String(read.rows[1]?.[0]?.value);
  expect(text).toHaveLength(32_767);
  expect(text).toMatch(/^x+ \[Texten fortsätter: en cell i ett kalkylark rymmer inte mer\]$/);
});
