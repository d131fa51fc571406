import { type AccountNo, isAccountNo } from "../account-plan/index.ts";
import { negateOre, type Ore, parseAmountInput } from "../money/index.ts";

/** The mark before the decimals in a table. */
export type DecimalMark = "," | ".";

const NUMBER = /^[-+\u2212\u2013]?[\d\s.,'\u2019]*\d[\d\s.,'\u2019]*$/;
/** One mark and three digits: thousands in one form, decimals in the other. */
const AMBIGUOUS = /^([-+\u2212\u2013]?[1-9]\d{0,2})([.,])(\d{3})$/;
/** What stands for nothing in the format that spreadsheets call accounting. */
const DASH = /^[-\u2010-\u2015\u2212]$/;
/** What a sheet shows for a calculation that failed, a calculation, and an amount in a currency. */
const MEANT = /^(?:#\S+|=.*|[-+\u2212\u2013(]?\d[\d\s.,'\u2019]*(?:\s*[A-Z]{3})?\)?)$/;
/** A cell that holds tabs or line ends itself is quoted. */
const QUOTED = /(^|[\t\r\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g;

/** The cells of each line of a table as spreadsheets copy it; lines with nothing in them are left out. */
export function pastedLines(text: string): readonly (readonly string[])[] {
  const unquoted = text.replaceAll(
    QUOTED,
    (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replaceAll(/\s+/g, " "),
  );
  return unquoted
    .split(/\r\n|\n|\r/)
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
}

/** The account of a cell of a spreadsheet: its number, alone or before its name. */
export function cellAccount(cell: string): AccountNo | undefined {
  const id = Number(/^(\d{4,})(?:\s+\D.*)?$/.exec(cell)?.[1]);
  return isAccountNo(id) ? id : undefined;
}

/**
 * The amount of a cell of a spreadsheet, in Swedish and in English form: `1 234,50`, `1,234.50`, `1.234,50 kr`, and
 * below zero also `(100)` and `100-` (MO12). Undefined for any other text, a calculation or a date, and for what can be
 * read in two ways (`1,234`) where the decimal mark of the table is not known.
 */
export function cellAmount(cell: string, decimal: DecimalMark | undefined): Ore | undefined {
  const plain = plainNumber(cell);
  if (!NUMBER.test(plain)) return undefined;
  const [, thousands = "", mark, rest = ""] = AMBIGUOUS.exec(plain) ?? [];
  if (mark !== undefined && decimal === undefined) return undefined;
  const parsed = parseAmountInput(mark === undefined || mark === decimal ? plain : thousands + rest);
  return parsed.ok ? parsed.value.amount : undefined;
}

/** Whether a cell is an amount, or says that one was meant: a failed calculation, or another currency. */
export function isMeantAsAmount(cell: string): boolean {
  return isEmptyCell(cell) || isAnyAmount(cell) || MEANT.test(plainNumber(cell));
}

/** Whether a cell is an amount in any form. */
export function isAnyAmount(cell: string): boolean {
  return cellAmount(cell, ",") !== undefined;
}

/** Whether a cell can be read in two ways: `1,234` is more than a thousand, or a little more than one. */
export function isAmbiguousAmount(cell: string): boolean {
  return AMBIGUOUS.test(plainNumber(cell));
}

/** Whether a cell is empty, or has the dash that stands for nothing. */
export function isEmptyCell(cell: string): boolean {
  return cell === "" || DASH.test(cell);
}

/** The decimal mark that the cells show, by those that can be read in one way only; undefined when they disagree. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
  const [mark, other] = new Set(cells.flatMap((cell) => markOf(plainNumber(cell)) ?? []));
  return other === undefined ? mark : undefined;
}

/** What a debit and a credit make together; undefined when a row has both. */
export function signedAmount(debit: Ore | undefined, credit: Ore | undefined): Ore | undefined {
  if (debit === undefined || debit === 0) return credit === undefined ? debit : negateOre(credit);
  return credit === undefined || credit === 0 ? debit : undefined;
}

function markOf(plain: string): DecimalMark | undefined {
  const [, before = "", last, decimals = ""] = /^(.*)([.,])(\d+)$/.exec(plain) ?? [];
  if (!NUMBER.test(plain) || AMBIGUOUS.test(plain) || (last !== "," && last !== ".")) return undefined;
  // A mark that is there twice separates thousands, and the decimals have the other.
  const isRepeated = before.includes(last) && decimals.length === 3;
  if (!isRepeated) return last;
  return last === "," ? "." : ",";
}

/** Without the currency of the books; a minus stands first. */
function plainNumber(cell: string): string {
  return cell
    .replace(/^(?:kr|sek)\s*|\s*(?:kr|sek)$|(?<=\d)[,:][-\u2212\u2013]$/i, "")
    .replace(/^\(\s*([-+\u2212\u2013].*?)\s*\)$/, "$1")
    .replace(/^\(\s*(\d.*?)\s*\)$|^(\d[^-\u2212\u2013]*)(?<=\d)\s*[-\u2212\u2013]$/, "-$1$2");
}
