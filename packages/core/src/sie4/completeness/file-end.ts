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
  /** The position after the end-of-file mark of DOS, -1 when there is none. */
  readonly behindMark: number;
}

/**
 * Checks that a file is complete at its end. Records behind the end-of-file mark, which programs that join files leave
 * in the middle, are an error: they have not been read. Other text there, and a last line without a line end, are
 * findings.
 */
export function checkFileEnd({ bytes, line, behindMark }: FileEnd, log: ReadingLog): void {
  if (behindMark < 0) {
    if (!endsWithLineEnd(bytes)) log.finding({ code: "line-end-missing", line });
    return;
  }
  checkBehindMark(bytes, behindMark, line, log);
}

/** Blanks may follow the last line end. */
function endsWithLineEnd(bytes: Uint8Array): boolean {
  let at = bytes.length - 1;
  while (at >= 0 && byteAt(bytes, at) <= SPACE && !isLineEnd(byteAt(bytes, at))) at -= 1;
  return at < 0 || isLineEnd(byteAt(bytes, at));
}

function checkBehindMark(bytes: Uint8Array, start: number, startLine: number, log: ReadingLog): void {
  let line = startLine;
  let isTold = false;
  let isLineStart = true;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && byteAt(bytes, at + 1) !== LINE_FEED)) line += 1;
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
  if (place < 0) return;
  let line = 1;
  for (let at = 0; at < place; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && byteAt(bytes, at + 1) !== LINE_FEED)) line += 1;
  }
  log.error({ code: "nul-character", line });
}
