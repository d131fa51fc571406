import type { Ore } from "../../money/index.ts";
import { assertNever } from "../../shared/index.ts";
import { fileRows, fileText, voucherText } from "./file-rows.ts";
import { type ReportSheet, ROW_EMPHASIS, type SheetCell, type SheetColumnKind } from "./report-sheet.ts";

/** A sheet as values that a spreadsheet counts with: what any writer of such files needs to know (RE13). */
export interface Spreadsheet {
  /** Within what spreadsheet programs allow for the name of a sheet. */
  readonly name: string;
  readonly columns: readonly SpreadsheetColumn[];
  readonly rows: readonly SpreadsheetRow[];
}

export interface SpreadsheetColumn {
  readonly heading: string;
  readonly kind: SpreadsheetValueKind;
  /** In characters, wide enough for what the column holds. */
  readonly width: number;
}

/** Dates are ISO texts, amounts kronor. */
export type SpreadsheetValueKind = "text" | "number" | "date" | "amount";

export interface SpreadsheetRow {
  readonly values: readonly (string | number | undefined)[];
  readonly isStrong: boolean;
}

const VALUE_KINDS: Readonly<Record<SheetColumnKind, SpreadsheetValueKind>> = {
  voucher: "text",
  date: "date",
  account: "number",
  text: "text",
  side: "amount",
  amount: "amount",
};
const LONGEST_NAME = 31;
const NARROWEST = 8;
const WIDEST = 60;

export function sheetSpreadsheet(sheet: ReportSheet): Spreadsheet {
  const columns = sheet.columns.map(({ heading, kind }) => {
    return { heading, kind: VALUE_KINDS[kind], width: Math.max(NARROWEST, heading.length + 1) };
  });
  const rows: SpreadsheetRow[] = [];
  for (const { cells, kind } of fileRows(sheet)) {
    const values = cells.map(cellValue);
    for (const [at, column] of columns.entries()) {
      column.width = Math.max(column.width, Math.min(WIDEST, shownLength(values[at], column.kind)));
    }
    rows.push({ values, isStrong: ROW_EMPHASIS[kind] === "strong" });
  }
  return { name: sheetName(sheet.title), columns, rows };
}

function cellValue(cell: SheetCell | undefined): string | number | undefined {
  if (cell === undefined) return undefined;
  switch (cell.kind) {
    case "text":
      return fileText(cell);
    case "amount":
      return kronor(cell.amount);
    case "date":
      return cell.date;
    case "account":
      return cell.accountNo;
    case "voucher":
      return voucherText(cell);
    default:
      return assertNever(cell);
  }
}

/** The nearest number to an amount with two decimals, which is what a spreadsheet makes of one that is typed. */
function kronor(amount: Ore): number {
  return amount / 100;
}

/** About as many characters as a spreadsheet shows: an amount has spaces between thousands, and two decimals. */
function shownLength(value: string | number | undefined, kind: SpreadsheetValueKind): number {
  if (value === undefined) return 0;
  if (kind !== "amount") return String(value).length + 1;
  const digits = String(Math.trunc(Number(value))).length;
  return digits + Math.floor(digits / 3) + 4;
}

/** Without the characters that a sheet's name may not have, nor an apostrophe at its ends. */
function sheetName(title: string): string {
  const name = title
    // oxlint-disable-next-line no-control-regex -- they are what a name may not have
    .replaceAll(/[[\]:*?/\\\u0000-\u0020]+/g, " ")
    .slice(0, LONGEST_NAME)
    // Half of a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, "")
    .replaceAll(/^[' ]+|[' ]+$/g, "");
  return name === "" ? "Rapport" : name;
}
