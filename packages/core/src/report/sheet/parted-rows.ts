import type { SheetRow, SheetRowKind, SheetRows } from "./report-sheet.ts";

/** How the rows of parts, such as accounts or vouchers, are made on request. */
export interface PartRows<Part> {
  readonly lengthOf: (part: Part) => number;
  readonly kindAt: (part: Part, index: number) => SheetRowKind;
  /** The rows of a part from `first` to before `end`, or to its end. */
  readonly rows: (part: Part, first: number, end: number) => readonly SheetRow[];
}

/** The number of rows made at a time. */
const PIECE = 64;
/** About this many rows are cached, so that a drawn row stays the same object. */
const MOST_KEPT = 2048;

/** The rows of the parts, one part after the other. */
export function partedRows<Part>(parts: readonly Part[], make: PartRows<Part>): SheetRows {
  const starts = new Float64Array(parts.length + 1);
  for (const [which, part] of parts.entries())
    starts[which + 1] = startOf(starts, which) + make.lengthOf(part);
  const length = startOf(starts, parts.length);
  const rowAt = keptRows(make);
  return {
    length,
    at: (index) => {
      const which = partAt(starts, index);
      const part = parts[which];
      if (part === undefined || index >= length) return undefined;
      return rowAt(part, which, index - startOf(starts, which));
    },
    kindAt: (index) => {
      const which = partAt(starts, index);
      const part = parts[which];
      if (part === undefined || index >= length) return undefined;
      return make.kindAt(part, index - startOf(starts, which));
    },
  };
}

/** All rows, part by part. */
export function* allRows<Part>(parts: readonly Part[], make: PartRows<Part>): Generator<SheetRow> {
  for (const part of parts) yield* make.rows(part, 0, make.lengthOf(part));
}

function startOf(starts: Float64Array, part: number): number {
  // There is one for each part, and one for the end.
  return Number(starts[part]);
}

/** The part that a row belongs to: the last one that begins at or before it. */
function partAt(starts: Float64Array, index: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(starts, middle) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

function keptRows<Part>({ rows }: PartRows<Part>) {
  const pieces = new Map<string, readonly SheetRow[]>();
  let kept = 0;
  return (part: Part, which: number, index: number): SheetRow | undefined => {
    const first = index - (index % PIECE);
    const key = `${which}-${first}`;
    const known = pieces.get(key);
    if (known !== undefined) return known[index - first];
    const made = rows(part, first, first + PIECE);
    if (kept + made.length > MOST_KEPT) {
      pieces.clear();
      kept = 0;
    }
    pieces.set(key, made);
    kept += made.length;
    return made[index - first];
  };
}
