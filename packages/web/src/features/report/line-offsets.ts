/** Where each line of a long table begins, in px from the top of its body, and last where the table ends. */
export type LineOffsets = Float64Array;

/** Adds up the heights of `count` lines. */
export function lineOffsets(count: number, heightOf: (index: number) => number): LineOffsets {
  const offsets = new Float64Array(count + 1);
  let top = 0;
  for (let index = 0; index < count; index++) {
    offsets[index] = top;
    top += heightOf(index);
  }
  offsets[count] = top;
  return offsets;
}

export interface LineWindow {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** Lines are added and taken away so many at a time, so that not every step of scrolling draws anew. */
const STEP = 20;

/** The lines between `top` and `bottom` px, rounded outwards and with one step to spare on both sides. */
export function linesBetween(offsets: LineOffsets, top: number, bottom: number): LineWindow {
  const count = offsets.length - 1;
  const first = Math.floor(lineAt(offsets, top) / STEP) * STEP - STEP;
  const end = Math.ceil((lineAt(offsets, bottom) + 1) / STEP) * STEP + STEP;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) };
}

/** The line that covers a height: the last one that begins at or above it. */
function lineAt(offsets: LineOffsets, height: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsetAt(offsets, middle) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a line begins. */
export function offsetAt(offsets: LineOffsets, index: number): number {
  return offsets[index] ?? 0;
}
