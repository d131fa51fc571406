import type { AccountNo } from "../account-plan/index.ts";
import { type Ore } from "../money/index.ts";
import {
  cellAccount,
  cellAmount,
  type DecimalMark,
  decimalMarkOf,
  isAmbiguousAmount,
  isAnyAmount,
  isEmptyCell,
  isMeantAsAmount,
  pastedLines,
  signedAmount,
} from "./pasted-cells.ts";

/** A row of a spreadsheet, as a row of a transaction. */
export interface PastedRow {
  readonly accountId: AccountNo;
  /** Debit positive; missing where the sheet has none. */
  readonly amount?: Ore;
  readonly text?: string;
}

export interface PastedRows {
  readonly rows: readonly PastedRow[];
  /** The lines that could not be read, as they were pasted. */
  readonly unread: readonly string[];
  /** The first amount among those that can be read in two ways. */
  readonly ambiguous?: string;
}

/** The most rows of a form that are filled by pasting: with many more the page answers too late to be typed in. */
const MOST_ROWS = 500;

/** So many of the lines that could not be read are told in full. */
const TOLD = 3;

/** What was filled in, and every line that was not; `what` in one and in several: "rad", "rader". */
export function pastedRowsText(
  { rows, unread, ambiguous }: PastedRows,
  what: readonly [string, string],
): string {
  const count = (number: number, [one, several]: readonly [string, string]) =>
    `${number} ${number === 1 ? one : several}`;
  const filled = `${count(rows.length, what)} ${rows.length === 1 ? "inklistrad" : "inklistrade"}.`;
  if (unread.length === 0) return filled;
  const told = unread.slice(0, TOLD).map((line) => `”${line}”`);
  const more = unread.length > TOLD ? ` och ${unread.length - TOLD} till` : "";
  const both = ambiguous === undefined ? "" : ` ${ambiguous} kan läsas på två sätt, skriv med två decimaler.`;
  return `${filled} ${count(unread.length, ["rad", "rader"])} kunde inte läsas: ${told.join(", ")}${more}.${both}`;
}

/** Why rows are not pasted beside those that stand in a form already; undefined when they have room. */
export function tooManyRowsText(before: number, pasted: number): string | undefined {
  if (before + pasted <= MOST_ROWS) return undefined;
  const beside = before === 0 ? "" : `, med de ${before} som redan står här,`;
  return `${pasted} rader${beside} är fler än de ${MOST_ROWS} som ryms i en transaktion. Ingenting klistrades in: dela upp dem på flera transaktioner.`;
}

type Cells = readonly string[];

/** Where the amounts are: one signed amount, or debit and credit. */
interface AmountColumns {
  readonly debit: number | undefined;
  readonly credit: number | undefined;
}

/** How the lines of a table are read. */
interface TableForm {
  readonly accountAt: number;
  readonly columns: AmountColumns | undefined;
  readonly decimal: DecimalMark | undefined;
}

/**
 * Reads rows copied from a spreadsheet (TR19): an account, and one signed amount or debit and credit; a first line of
 * headings is passed over, and other columns are the text of the row. A mark before three digits is what the other
 * amounts say; where they say nothing, the amount is not read. Every other line that is no row is returned as
 * unread. Undefined when the text is no table. `accountName` is what the chart calls an account: that name is no text.
 */
export function parsePastedRows(
  text: string,
  accountName: (account: AccountNo) => string | undefined,
): PastedRows | undefined {
  if (!text.includes("\t")) return undefined;
  const lines = pastedLines(text);
  const accountAt = accountColumn(lines);
  const [first] = lines;
  const hasHeadings = first !== undefined && first.every(isHeading);
  const body = hasHeadings ? lines.slice(1) : lines;
  const accountLines = body.filter((cells) => cellAccount(cellAt(cells, accountAt)) !== undefined);
  const columns = amountColumns(hasHeadings ? first : [], accountLines, accountAt);
  const amounts = accountLines.flatMap((cells) => [
    cellAt(cells, columns?.debit),
    cellAt(cells, columns?.credit),
  ]);
  const decimal = decimalMarkOf(amounts);
  const ambiguous = decimal === undefined ? amounts.find(isAmbiguousAmount) : undefined;
  const rows: PastedRow[] = [];
  const unread: string[] = [];
  for (const cells of body) {
    const row = pastedRow(cells, { accountAt, columns, decimal }, accountName);
    if (row === undefined) unread.push(cells.filter((cell) => cell !== "").join(" "));
    else rows.push(row);
  }
  return { rows, unread, ...(ambiguous === undefined ? {} : { ambiguous }) };
}

/** The column in which most lines have an account, the first of two alike. */
function accountColumn(lines: readonly Cells[]): number {
  const counts: number[] = [];
  for (const cells of lines) {
    for (const [index, cell] of cells.entries()) {
      if (cellAccount(cell) !== undefined) counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  const most = Math.max(0, ...counts.filter((count) => count > 0));
  return counts.indexOf(most);
}

function isHeading(cell: string): boolean {
  return cellAccount(cell) === undefined && !isAnyAmount(cell);
}

/** After the account: what the headings call them, else the columns of amounts. */
function amountColumns(
  headings: Cells,
  lines: readonly Cells[],
  accountAt: number,
): AmountColumns | undefined {
  const named = (...words: readonly string[]) => {
    const index = headings.findIndex((heading) => words.includes(heading.toLowerCase()));
    return index === -1 ? undefined : index;
  };
  const credit = named("kredit", "credit");
  const debit =
    named("debet", "debit") ?? (credit === undefined ? named("belopp", "amount", "saldo") : undefined);
  if (debit !== undefined || credit !== undefined) return { debit, credit };
  const [only, second, ...others] = filledColumns(lines, accountAt);
  if (only === undefined) return { debit: undefined, credit: undefined };
  // More than two amounts say nothing of which is which.
  if (others.length > 0) return undefined;
  if (second !== undefined) return { debit: only, credit: second };
  // Rows that are all of credit leave the column before it empty.
  const isCredit = only > accountAt + 1 && lines.every((cells) => isEmptyCell(cellAt(cells, only - 1)));
  return isCredit ? { debit: undefined, credit: only } : { debit: only, credit: undefined };
}

/**
 * The columns after the account that hold amounts: nothing else, or now and then a text where an amount cannot be read,
 * which must not make the others a text too.
 */
function filledColumns(lines: readonly Cells[], accountAt: number): readonly number[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const filled = lines.map((cells) => cellAt(cells, index)).filter((cell) => !isEmptyCell(cell));
    const amounts = filled.filter(isAnyAmount).length;
    const others = filled.filter((cell) => !isMeantAsAmount(cell)).length;
    return index > accountAt && amounts > others;
  });
}

/** Nothing in a column that the line or the sheet does not have. */
function cellAt(cells: Cells, index: number | undefined): string {
  return index === undefined ? "" : (cells[index] ?? "");
}

/** Undefined when the line has no account, or amounts that cannot be read. */
function pastedRow(
  cells: Cells,
  { accountAt, columns, decimal }: TableForm,
  accountName: (account: AccountNo) => string | undefined,
): PastedRow | undefined {
  const accountId = cellAccount(cellAt(cells, accountAt));
  if (accountId === undefined || columns === undefined) return undefined;
  const sides = [cellAt(cells, columns.debit), cellAt(cells, columns.credit)].map((cell) =>
    isEmptyCell(cell) ? "" : cell,
  );
  const [debit, credit] = sides.map((cell) => cellAmount(cell, decimal));
  const isEmpty = sides.every((cell) => cell === "");
  const isUnreadable = [debit, credit].some((amount, index) => amount === undefined && sides[index] !== "");
  const amount = signedAmount(debit, credit);
  if (isUnreadable || (amount === undefined && !isEmpty)) return undefined;
  const name = accountName(accountId)?.toLowerCase();
  const text = cells
    .filter((_, index) => index !== accountAt && index !== columns.debit && index !== columns.credit)
    .filter((cell) => !isEmptyCell(cell) && cell.toLowerCase() !== name)
    .join(", ");
  return {
    accountId,
    ...(amount === undefined ? {} : { amount }),
    ...(text === "" ? {} : { text }),
  };
}
