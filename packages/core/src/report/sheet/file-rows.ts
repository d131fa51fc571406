import { formatOre } from "../../money/index.ts";
import type { ReportSheet, SheetCell, SheetColumn, SheetRow } from "./report-sheet.ts";

/**
 * The rows of a sheet as files have them (RE11): each repeats what it shares with the row above it, and the amount of a
 * struck row is part of its text, since the amounts of a column in a file are likely to be summed. What no row shares
 * is a row of its own, so that a voucher without rows is no gap in the numbers.
 */
export function* fileRows({ columns, file }: Pick<ReportSheet, "columns" | "file">): Generator<SheetRow> {
  let shared: SheetRow | undefined;
  let isRepeated = false;
  const fileRow = (row: SheetRow): SheetRow => {
    const cells = columns.map((_, at) => row.cells[at] ?? shared?.cells[at]);
    return { ...row, cells: row.isStruck === true ? struckCells(columns, cells) : cells };
  };
  for (const row of file()) {
    if (shared !== undefined && row.level <= shared.level) {
      if (!isRepeated) yield fileRow(shared);
      shared = undefined;
    }
    isRepeated = row.isShared !== true;
    if (isRepeated) yield fileRow(row);
    else shared = row;
  }
  if (shared !== undefined && !isRepeated) yield fileRow(shared);
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
