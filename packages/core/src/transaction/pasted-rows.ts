import type { AccountNo } from "../account-plan/index.ts";
import { type Ore } from "../money/index.ts";
import { cellAccount, cellAmount, signedAmount } from "./pasted-cells.ts";

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
}

/** So many of the lines that could not be read are told in full. */
const TOLD = 3;

/** What was filled in, and every line that was not; `what` in one and in several: "rad", "rader". */
export function pastedRowsText({ rows, unread }: PastedRows, what: readonly [string, string]): string {
  const count = (number: number, [one, several]: readonly [string, string]) =>
    `${number} ${number === 1 ? one : several}`;
  const filled = `${count(rows.length, what)} ${rows.length === 1 ? "inklistrad" : "inklistrade"}.`;
  if (unread.length === 0) return filled;
  const told = unread.slice(0, TOLD).map((line) => `”${line}”`);
  const more = unread.length > TOLD ? ` och ${unread.length - TOLD} till` : "";
  return `${filled} ${count(unread.length, ["rad", "rader"])} kunde inte läsas: ${told.join(", ")}${more}.`;
}

type Cells = readonly string[];

/** Where the amounts are: one signed amount, or debit and credit. */
interface AmountColumns {
  readonly debit: number | undefined;
  readonly credit: number | undefined;
}

/**
 * Reads rows copied from a spreadsheet (TR19): an account, and one signed amount or debit and credit; a first line of
 * headings is passed over, and other columns are the text of the row. Every other line that is no row is returned as
 * unread. Undefined when the text is no table. `accountName` is what the chart calls an account: that name is no text.
 */
export function parsePastedRows(
  text: string,
  accountName: (account: AccountNo) => string | undefined,
): PastedRows | undefined {
  if (!text.includes("\t")) return undefined;
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const accountAt = accountColumn(lines);
  const [first] = lines;
  const hasHeadings = first !== undefined && first.every(isHeading);
  const body = hasHeadings ? lines.slice(1) : lines;
  const accountLines = body.filter((cells) => cellAccount(cellAt(cells, accountAt)) !== undefined);
  const columns = amountColumns(hasHeadings ? first : [], accountLines, accountAt);
  const rows: PastedRow[] = [];
  const unread: string[] = [];
  for (const cells of body) {
    const row = pastedRow(cells, accountAt, columns, accountName);
    if (row === undefined) unread.push(cells.filter((cell) => cell !== "").join(" "));
    else rows.push(row);
  }
  return { rows, unread };
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
  return cellAccount(cell) === undefined && cellAmount(cell) === undefined;
}

/** After the account: what the headings call them, else the columns that hold amounts and no other text. */
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
  const [only, second, ...others] = filledColumns(lines, accountAt, (cell) => cellAmount(cell) !== undefined);
  if (only === undefined) return { debit: undefined, credit: undefined };
  // More than two amounts say nothing of which is which.
  if (others.length > 0) return undefined;
  if (second !== undefined) return { debit: only, credit: second };
  // Rows that are all of credit leave the column before it empty.
  const isCredit = only > accountAt + 1 && lines.every((cells) => cellAt(cells, only - 1) === "");
  return isCredit ? { debit: undefined, credit: only } : { debit: only, credit: undefined };
}

/** The columns after the account in which something stands, and nothing but what is asked for. */
function filledColumns(
  lines: readonly Cells[],
  accountAt: number,
  isMeant: (cell: string) => boolean,
): readonly number[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const filled = lines.map((cells) => cellAt(cells, index)).filter((cell) => cell !== "");
    return index > accountAt && filled.length > 0 && filled.every(isMeant);
  });
}

/** Nothing in a column that the line or the sheet does not have. */
function cellAt(cells: Cells, index: number | undefined): string {
  return index === undefined ? "" : (cells[index] ?? "");
}

/** Undefined when the line has no account, or amounts that cannot be read. */
function pastedRow(
  cells: Cells,
  accountAt: number,
  columns: AmountColumns | undefined,
  accountName: (account: AccountNo) => string | undefined,
): PastedRow | undefined {
  const accountId = cellAccount(cellAt(cells, accountAt));
  if (accountId === undefined || columns === undefined) return undefined;
  const [debitCell, creditCell] = [cellAt(cells, columns.debit), cellAt(cells, columns.credit)];
  const [debit, credit] = [cellAmount(debitCell), cellAmount(creditCell)];
  const isEmpty = debitCell === "" && creditCell === "";
  const isUnreadable =
    (debitCell !== "" && debit === undefined) || (creditCell !== "" && credit === undefined);
  const amount = signedAmount(debit, credit);
  if (isUnreadable || (amount === undefined && !isEmpty)) return undefined;
  const name = accountName(accountId)?.toLowerCase();
  const text = cells
    .filter(
      (cell, index) =>
        index !== accountAt && index !== columns.debit && index !== columns.credit && cell !== "",
    )
    .filter((cell) => cell.toLowerCase() !== name)
    .join(", ");
  return {
    accountId,
    ...(amount === undefined ? {} : { amount }),
    ...(text === "" ? {} : { text }),
  };
}
