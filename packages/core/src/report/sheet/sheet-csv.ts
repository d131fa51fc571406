import { formatOreForInput } from "../../money/index.ts";
import { assertNever } from "../../shared/index.ts";
import { type CsvCell, csvFile } from "../../text/index.ts";
import { fileRows, fileText, voucherText } from "./file-rows.ts";
import type { ReportSheet, SheetCell } from "./report-sheet.ts";

/** A sheet as a CSV file: a row of column names, then its rows. */
export function sheetCsv(sheet: Pick<ReportSheet, "columns" | "file">): string {
  const rows: (readonly CsvCell[])[] = [sheet.columns.map(({ heading }) => heading)];
  for (const { cells } of fileRows(sheet)) rows.push(cells.map(csvCell));
  return csvFile(rows);
}

function csvCell(cell: SheetCell | undefined): CsvCell {
  if (cell === undefined) return "";
  switch (cell.kind) {
    case "text":
      return fileText(cell);
    case "amount":
      return { number: cell.isWhole === true ? String(cell.amount / 100) : formatOreForInput(cell.amount) };
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
