import type { ReadingLog } from "../log/reading-log.ts";
import { byteAt, isLineEnd, SPACE } from "../records/tokenizer.ts";

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const HASH = 35;

/** Where the reading of a file ended. */
export interface FileEnd {
  readonly bytes: Uint8Array;
  /** The line that the reading ended in. */
  readonly line: number;
  /** The position after the end-of-file mark of DOS, when there is one. */
  readonly behindMark: number | undefined;
}

/**
 * Checks that a file is complete at its end. Records behind the end-of-file mark, which programs that join files leave
 * in the middle, are an error: they have not been read. Other text there, and a last line without a line end, are
 * findings.
 */
export function checkFileEnd({ bytes, line, behindMark }: FileEnd, log: ReadingLog): void {
  if (behindMark === undefined) {
    if (!endsWithLineEnd(bytes)) log.finding({ code: "line-end-missing", line });
    return;
  }
  checkBehindMark(bytes, behindMark, line, log);
}

/** Blanks may follow the last line end. */
function endsWithLineEnd(bytes: Uint8Array): boolean {
  const last = bytes.findLastIndex((byte) => byte > SPACE || isLineEnd(byte));
  return isLineEnd(byteAt(bytes, last));
}

function checkBehindMark(bytes: Uint8Array, start: number, startLine: number, log: ReadingLog): void {
  let line = startLine;
  let isTold = false;
  let isLineStart = true;
  let before = 0;
  for (const byte of bytes.subarray(start)) {
    if (endsLine(byte, before)) line += 1;
    before = byte;
    if (isLineEnd(byte)) isLineStart = true;
    // Marks and blanks fill up the last block of a file in old programs.
    else if (byte > SPACE) {
      if (isLineStart && byte === HASH) {
        log.error({ code: "records-behind-end", line });
        return;
      }
      if (!isTold) log.finding({ code: "text-behind-end", line });
      isTold = true;
      isLineStart = false;
    }
  }
}

/** An error for a line with the character NUL, which texts do not contain and databases refuse. */
export function checkNul(bytes: Uint8Array, log: ReadingLog): void {
  const place = bytes.indexOf(0);
  if (place === -1) return;
  let line = 1;
  let before = 0;
  for (const byte of bytes.subarray(0, place)) {
    if (endsLine(byte, before)) line += 1;
    before = byte;
  }
  log.error({ code: "nul-character", line });
}

/** Whether a byte ends a line: CR and LF behind it do so together. */
function endsLine(byte: number, before: number): boolean {
  return byte === CARRIAGE_RETURN || (byte === LINE_FEED && before !== CARRIAGE_RETURN);
}
