import type { AccountLedgerReport } from "@huvudbok/core/report";
import { offsetAt, type RowOffsets, rowAt, rowOffsets } from "../../ui/data-table/row-offsets.ts";
import type { LedgerLine } from "./ledger-line.ts";
import type { Lines } from "./lines.ts";

/** One account's lines: its rows, made as they are asked for, between lines that are there from the start. */
export interface LedgerPart {
  readonly above: readonly LedgerLine[];
  readonly report: AccountLedgerReport;
  readonly below: readonly LedgerLine[];
}

/** Rows are made so many at a time. */
const PIECE = 64;
/** So many pieces are kept, so that a line that is drawn stays the same object. */
const MOST_PIECES = 32;

/** The lines of the parts, one part after the other. */
export function joinedLines(parts: readonly LedgerPart[]): Lines<LedgerLine> {
  const starts = rowOffsets(parts.length, (which) => lengthOf(parts[which]));
  const rowLine = piecewise();
  return {
    length: offsetAt(starts, parts.length),
    at: (index) => {
      const { part, inPart } = placeOf(parts, starts, index);
      if (part === undefined) return undefined;
      return fixedLine(part, inPart) ?? rowLine(part.report, inPart - part.above.length);
    },
    kindAt: (index) => {
      const { part, inPart } = placeOf(parts, starts, index);
      return part === undefined ? undefined : (fixedLine(part, inPart)?.kind ?? "row");
    },
  };
}

/** A line above or below the rows; undefined for a row. */
function fixedLine({ above, report, below }: LedgerPart, inPart: number): LedgerLine | undefined {
  return above[inPart] ?? below[inPart - above.length - report.rowCount];
}

function lengthOf(part: LedgerPart | undefined): number {
  return part === undefined ? 0 : part.above.length + part.report.rowCount + part.below.length;
}

function placeOf(parts: readonly LedgerPart[], starts: RowOffsets, index: number) {
  const which = rowAt(starts, index);
  return { part: parts[which], inPart: index - offsetAt(starts, which) };
}

/** Makes lines of rows piece by piece, and keeps the pieces that were made last. */
function piecewise(): (report: AccountLedgerReport, inRows: number) => LedgerLine | undefined {
  const pieces = new Map<string, readonly LedgerLine[]>();
  return (report, inRows) => {
    const first = inRows - (inRows % PIECE);
    const key = `${report.accountNo}-${first}`;
    const known = pieces.get(key);
    if (known !== undefined) return known[inRows - first];
    if (pieces.size >= MOST_PIECES) pieces.clear();
    const made = report
      .rows(first, first + PIECE)
      .map((row): LedgerLine => ({ kind: "row", id: row.id, row }));
    pieces.set(key, made);
    return made[inRows - first];
  };
}
