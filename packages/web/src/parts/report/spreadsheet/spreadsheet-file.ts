import type { Spreadsheet, SpreadsheetValueKind } from "@huvudbok/core/report";
import writeExcelFile, { type Cell } from "write-excel-file/universal";

/** How many characters a cell can hold; with more the whole file counts as damaged. */
const LONGEST_TEXT = 32_767;
/** What stands at the end of a text that is too long for a cell. */
const CUT_TEXT = " [Texten fortsätter: en cell i ett kalkylark rymmer inte mer]";

const BOLD = { fontWeight: "bold" } as const;
const NUMBER_FORMATS = { number: "0", amount: "#,##0.00" } as const;

/** A spreadsheet file in Excel format: typed values, a frozen heading, sums in bold. */
export function spreadsheetFile({ name, columns, rows }: Spreadsheet): Promise<Blob> {
  const head = columns.map(({ heading, kind }): Cell => {
    const align = kind === "amount" ? ({ align: "right" } as const) : {};
    return { type: String, value: heading, ...BOLD, ...align };
  });
  const body = rows.map(({ values, isStrong }) =>
    columns.map(({ kind }, at) => {
      const cell = typedCell(kind, values[at]);
      return isStrong && cell !== null ? { ...cell, ...BOLD } : cell;
    }),
  );
  return writeExcelFile([head, ...body], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** A text is always a text, however it begins: only a cell of the type 'Formula' is calculated. */
function typedCell(kind: SpreadsheetValueKind, value: string | number | undefined) {
  if (value === undefined || value === "") return null;
  if (kind === "text") return { type: String, value: writableText(String(value)) };
  if (kind === "date") return { type: Date, value: new Date(`${value}T00:00:00Z`), format: "yyyy-mm-dd" };
  return { type: Number, value: Number(value), format: NUMBER_FORMATS[kind] };
}

/**
 * The writer looks texts up by name in an object: one that every object has, such as "constructor", gets a space after
 * it.
 */
function writableText(text: string): string {
  if (text in Object.prototype) return `${text} `;
  return text.length <= LONGEST_TEXT
    ? text
    : text.slice(0, LONGEST_TEXT - CUT_TEXT.length).toWellFormed() + CUT_TEXT;
}
