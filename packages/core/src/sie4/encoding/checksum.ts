import { crc32, encodeCp437 } from "../../text/index.ts";
import { byteAt } from "../records/tokenizer.ts";
import type { Sie4Checksum } from "../sie4-file.ts";
import type { ByteText } from "./byte-text.ts";

const TAB = 9;
const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/**
 * The sum of `#KSUMMA` (SI10): CRC-32 over label and fields of every record between the two `#KSUMMA`, without
 * blanks between fields, quotation marks, braces and line ends, over the bytes of code page 437.
 */
export class Checksum {
  isStarted = false;
  /** The sum of the records added so far. */
  sum = 0;
  private declared: string | undefined;

  /** Whether records are being added. */
  get isRunning(): boolean {
    return this.isStarted && this.declared === undefined;
  }

  start(): void {
    this.isStarted = true;
  }

  finish(declared: string): void {
    this.declared = declared;
  }

  /** Adds the record that the bytes of `source` from its `#` to its line end hold. */
  add(source: ByteText, start: number, end: number): void {
    const { encoding } = source;
    if (encoding === "cp437" || encoding === "ascii") {
      this.addRecord(source.bytes, start, end);
      return;
    }
    const bytes = encodeCp437(source.rawText(start, end));
    this.addRecord(bytes, 0, bytes.length);
  }

  result(): Sie4Checksum {
    if (!this.isStarted) return { status: "none" };
    if (this.declared === undefined) return { status: "unfinished" };
    const isRight = Number(this.declared) === this.sum;
    return { status: isRight ? "right" : "wrong", declared: this.declared, computed: this.sum };
  }

  private addRecord(bytes: Uint8Array, start: number, end: number): void {
    // A copy by its constructor: `slice` of a Buffer of Node is no copy, and the file would be overwritten while it is read.
    const summed = new Uint8Array(bytes.subarray(start, end));
    let length = 0;
    let isQuoted = false;
    for (let at = start; at < end; at += 1) {
      const byte = byteAt(bytes, at);
      if (byte === QUOTE && byteAt(bytes, at - 1) !== BACKSLASH) {
        isQuoted = !isQuoted;
        continue;
      }
      if (byte === BACKSLASH && byteAt(bytes, at + 1) === QUOTE) continue;
      const isStructure = byte === SPACE || byte === TAB || byte === OPEN_BRACE || byte === CLOSE_BRACE;
      if (isStructure && !isQuoted) continue;
      summed[length] = byte;
      length += 1;
    }
    this.sum = crc32(summed.subarray(0, length), this.sum);
  }
}
