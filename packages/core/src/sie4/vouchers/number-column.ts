type NumberArray = Int32Array | Float64Array;

const CHUNK_BITS = 14;
const CHUNK_SIZE = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_SIZE - 1;

/** A growing column of numbers that is never copied: a million vouchers fit where a million objects would not. */
export class NumberColumn {
  length = 0;
  private readonly chunks: NumberArray[] = [];
  private last: NumberArray;
  private readonly makeChunk: (size: number) => NumberArray;

  private constructor(makeChunk: (size: number) => NumberArray) {
    this.makeChunk = makeChunk;
    this.last = makeChunk(0);
  }

  /** For whole numbers of 31 bits: line numbers, places in a file, days. */
  static ofIntegers(): NumberColumn {
    return new NumberColumn((size) => new Int32Array(size));
  }

  /** For öre, quantities and voucher numbers. */
  static ofNumbers(): NumberColumn {
    return new NumberColumn((size) => new Float64Array(size));
  }

  push(value: number): void {
    const place = this.length & CHUNK_MASK;
    if (place === 0) {
      this.last = this.makeChunk(CHUNK_SIZE);
      this.chunks.push(this.last);
    }
    this.last[place] = value;
    this.length += 1;
  }

  /** 0 outside the column. */
  at(index: number): number {
    return this.chunks[index >> CHUNK_BITS]?.[index & CHUNK_MASK] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.chunks[index >> CHUNK_BITS];
    if (chunk !== undefined) chunk[index & CHUNK_MASK] = value;
  }
}
