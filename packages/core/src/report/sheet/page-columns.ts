import type { SheetCell, SheetColumn, SheetRow } from "./report-sheet.ts";

/** A column on screen and paper: a column of the sheet with those whose values come first in its cells. */
export interface PageColumn extends SheetColumn {
  /** The index of its own cell in a row, after those before it. */
  readonly at: number;
  readonly before: readonly number[];
}

/** The content of a cell on a page: a name, and notes. */
export interface PageText {
  readonly name: string;
  readonly notes: readonly string[];
}

/** The columns of screen and paper, without those that go across. */
export function pageColumns(columns: readonly SheetColumn[]): readonly PageColumn[] {
  const drawn: PageColumn[] = [];
  let before: number[] = [];
  for (const [at, column] of columns.entries()) {
    if (column.place === "before-next") before.push(at);
    else if (column.place === undefined) {
      drawn.push({ ...column, at, before });
      before = [];
    }
  }
  return drawn;
}

/** The text in a column of a page. A row's account is one word with its name: "1930 Företagskonto". */
export function pageText({ cells }: SheetRow, { at, before }: Pick<PageColumn, "at" | "before">): PageText {
  const own = cells[at];
  const names = [...before.map((place) => cells[place]), own].map(cellName).filter((name) => name !== "");
  const notes = own?.kind === "text" ? (own.notes ?? []) : [];
  return { name: names.join(" "), notes: notes.filter((note) => note !== "") };
}

/** The text of a row across the table. */
export function acrossText({ cells }: SheetRow): string {
  return cells
    .map(cellName)
    .filter((name) => name !== "")
    .join(" ");
}

function cellName(cell: SheetCell | undefined): string {
  if (cell?.kind === "account") return String(cell.accountNo);
  return cell?.kind === "text" ? (cell.text ?? "") : "";
}
