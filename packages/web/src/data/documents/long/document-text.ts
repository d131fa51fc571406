/**
 * The whole text of a document as received: as a text, or, if it is long, as its bytes, in parts of about a megabyte.
 */
export type DocumentText = string | readonly Uint8Array[];

/** A longer text is read in a worker and stored in parts, in bytes; the page never makes a string of it. */
export const LONG_TEXT = 256 * 1024;
/** A megabyte is copied and stored in a millisecond or two. */
const PART_SIZE = 1024 * 1024;

/** The text as a string: for what can only be read at once. */
export function stringOf(text: DocumentText): string {
  if (typeof text === "string") return text;
  const decoder = new TextDecoder();
  return text.map((bytes) => decoder.decode(bytes, { stream: true })).join("") + decoder.decode();
}

/** Joins bytes that arrive in small pieces to parts, each with a buffer of its own. */
export class PartCollector {
  readonly #parts: Uint8Array[] = [];
  #part = new Uint8Array(PART_SIZE);
  #filled = 0;

  add(bytes: Uint8Array): void {
    if (this.#filled === 0 && bytes.length === PART_SIZE) {
      // A part as it was stored.
      this.#parts.push(bytes);
      return;
    }
    let from = 0;
    while (from < bytes.length) {
      const taken = bytes.subarray(from, from + PART_SIZE - this.#filled);
      this.#part.set(taken, this.#filled);
      this.#filled += taken.length;
      from += taken.length;
      if (this.#filled === PART_SIZE) this.#next();
    }
  }

  /** Every part; nothing may be added afterwards. */
  parts(): readonly Uint8Array[] {
    if (this.#filled === 0) return this.#parts;
    return [...this.#parts, this.#part.slice(0, this.#filled)];
  }

  #next(): void {
    this.#parts.push(this.#part);
    this.#part = new Uint8Array(PART_SIZE);
    this.#filled = 0;
  }
}
