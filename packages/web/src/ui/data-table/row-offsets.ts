/** Where each row of a long table begins, in px from the top of its body, and finally where the table ends. */
export type RowOffsets = Float64Array;

/** Adds up the heights of `count` rows. */
export function rowOffsets(count: number, heightOf: (index: number) => number): RowOffsets {
  const offsets = new Float64Array(count + 1);
  let top = 0;
  for (let index = 0; index < count; index++) {
    offsets[index] = top;
    top += heightOf(index);
  }
  offsets[count] = top;
  return offsets;
}

export interface RowRange {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** Rows are added and removed in steps of this many, so that not every scroll event renders again. */
const STEP = 8;

/** The rows between `top` and `bottom` px, rounded outwards and with one spare step on both sides. */
export function rowsBetween(offsets: RowOffsets, top: number, bottom: number): RowRange {
  const count = offsets.length - 1;
  const first = Math.floor(rowAt(offsets, top) / STEP) * STEP - STEP;
  const end = Math.ceil((rowAt(offsets, bottom) + 1) / STEP) * STEP + STEP;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) };
}

/** The row at a height: the last one that begins at or above it. */
export function rowAt(offsets: RowOffsets, height: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsetAt(offsets, middle) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a row begins. */
export function offsetAt(offsets: RowOffsets, index: number): number {
  return offsets[index] ?? 0;
}

/** Adjacent rows, below an empty space of `space` px. */
export interface DrawnPiece extends RowRange {
  readonly space: number;
}

/**
 * What to render: the range, and the focused row where it lies outside, so that it does not lose the focus when it is
 * scrolled out of view. The last piece is the space below.
 */
export function drawnPieces(
  offsets: RowOffsets,
  range: RowRange,
  kept: number | undefined,
): readonly DrawnPiece[] {
  const count = offsets.length - 1;
  const isOutside = kept !== undefined && kept < count && (kept < range.first || kept >= range.end);
  const ranges = isOutside ? [range, { first: kept, end: kept + 1 }] : [range];
  let end = 0;
  const pieces = ranges
    .toSorted((a, b) => a.first - b.first)
    .map((piece) => {
      const space = offsetAt(offsets, piece.first) - offsetAt(offsets, end);
      end = piece.end;
      return { ...piece, space };
    });
  return [...pieces, { first: count, end: count, space: offsetAt(offsets, count) - offsetAt(offsets, end) }];
}
