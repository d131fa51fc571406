import { invariant } from "../shared/index.ts";

/** A number already written with decimal comma, with the decimals it should have: `-1234,50`. */
export interface CsvNumber {
  readonly number: string;
}

/** Texts are made safe; numbers are written unchanged. */
export type CsvCell = string | number | CsvNumber;

const BYTE_ORDER_MARK = "\uFEFF";
const WRITTEN_NUMBER = /^-?\d+(?:,\d+)?$/;
/** A spreadsheet treats a cell that begins like this as a formula; some also treat the full-width forms so. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * What would be a formula if the file were split at other characters than semicolons: commas, tabs or line breaks. A
 * sign that nothing follows is part of a price (`10,-`).
 */
const INNER_FORMULA = /(?=[=@＝＠]|[+\-＋－](?! *(?:$|[,;\t\r\n])))(?<=[,;\t\r\n]"*)/g;
const NEEDS_QUOTES = /[;"\r\n]/;

/**
 * Rows as a file that Swedish Excel opens correctly: semicolons, decimal comma, CRLF, a byte order mark (encode it as
 * UTF-8). Text that a spreadsheet would run as a formula gets an apostrophe before it, also inside a cell.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(";")}\r\n`).join("");
}

/** True for a text that a spreadsheet may run as a formula, for files whose description knows no apostrophe (RE11). */
export function hasFormula(text: string): boolean {
  return withoutFormulas(text) !== text;
}

function withoutFormulas(cell: string): string {
  const inside = cell.replaceAll(INNER_FORMULA, "'");
  return FORMULA.test(cell) ? `'${inside}` : inside;
}

function csvCell(cell: CsvCell): string {
  if (typeof cell !== "string") return csvNumber(cell);
  const safe = withoutFormulas(cell);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvNumber(cell: number | CsvNumber): string {
  const written = typeof cell === "number" ? String(cell).replace(".", ",") : cell.number;
  invariant(WRITTEN_NUMBER.test(written), `not a number for a CSV file: ${written}`);
  return written;
}
