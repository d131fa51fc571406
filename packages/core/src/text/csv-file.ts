import { invariant } from "../shared/index.ts";

/** A number already written with decimal comma, with the decimals it should have: `-1234,50`. */
export interface CsvNumber {
  readonly number: string;
}

/** Text is made safe, numbers are written as they are. */
export type CsvCell = string | number | CsvNumber;

const BYTE_ORDER_MARK = "\uFEFF";
const WRITTEN_NUMBER = /^-?\d+(?:,\d+)?$/;
/** A spreadsheet takes a cell that begins so for a formula; the wide forms become the same in some of them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[;"\r\n]/;

/**
 * Rows as a file that Swedish Excel opens right: semicolons, decimal comma, CRLF, a byte order mark (encode it as
 * UTF-8). Text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(";")}\r\n`).join("");
}

function csvCell(cell: CsvCell): string {
  if (typeof cell !== "string") return csvNumber(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvNumber(cell: number | CsvNumber): string {
  const written = typeof cell === "number" ? String(cell).replace(".", ",") : cell.number;
  invariant(WRITTEN_NUMBER.test(written), `not a number for a CSV file: ${written}`);
  return written;
}
