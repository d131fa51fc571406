import { formatOre } from "../../money/index.ts";
import type { ReportSheet, SheetCell, SheetColumn, SheetRow } from "./report-sheet.ts";

/**
 * The rows of a sheet as files have them (RE11): each repeats what it shares with the row above it, and the amount of a
 * struck row is part of its text, since the amounts of a column in a file are likely to be summed.
 */
export function* fileRows({ columns, file }: Pick<ReportSheet, "columns" | "file">): Generator<SheetRow> {
  let shared: SheetRow | undefined;
  for (const row of file()) {
    if (shared !== undefined && row.level <= shared.level) shared = undefined;
    if (row.isShared === true) {
      shared = row;
      continue;
    }
    const cells = columns.map((_, at) => row.cells[at] ?? shared?.cells[at]);
    yield { ...row, cells: row.isStruck === true ? struckCells(columns, cells) : cells };
  }
}

/** What a cell of text holds in a file. */
export function fileText({ text, notes = [] }: Extract<SheetCell, { kind: "text" }>): string {
  return (text === undefined ? notes : [text, ...notes]).join(", ");
}

/** "A 12", or 'Utkast'. */
export function voucherText({
  series,
  number,
}: Pick<Extract<SheetCell, { kind: "voucher" }>, "series" | "number">) {
  return number === 0 ? "Utkast" : `${series} ${number}`;
}

function struckCells(columns: readonly SheetColumn[], cells: SheetRow["cells"]): SheetRow["cells"] {
  const struck = columns.flatMap(({ kind, heading }, at) => {
    const cell = cells[at];
    return kind === "side" && cell?.kind === "amount"
      ? [`${heading.toLowerCase()} ${formatOre(cell.amount)}`]
      : [];
  });
  return cells.map((cell, at) => {
    if (columns[at]?.kind === "side") return undefined;
    if (cell?.kind !== "text" || cell.notes === undefined) return cell;
    return { ...cell, notes: [...cell.notes.slice(0, -1), [...cell.notes.slice(-1), ...struck].join(": ")] };
  });
}
