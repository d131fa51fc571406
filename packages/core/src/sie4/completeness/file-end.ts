import type { ProblemLog } from "../problem-log.ts";
import { byteAt, isLineEnd, SPACE } from "../tokenizer.ts";

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const HASH = 35;

/** Where the reading of a file came to. */
export interface FileEnd {
  readonly bytes: Uint8Array;
  /** The line that the reading ended in. */
  readonly line: number;
  /** Behind the mark of DOS for the end of a text, -1 when there is none. */
  readonly behindMark: number;
}

/**
 * Looks whether a file is whole at its end. Records behind the end-of-file mark, which programs that join files leave in
 * the middle, are an error: nothing of them has been read. Other text there, and a last line that does not end, is told.
 */
export function checkFileEnd({ bytes, line, behindMark }: FileEnd, problems: ProblemLog): void {
  if (behindMark < 0) {
    if (!endsWithLineEnd(bytes)) problems.finding({ code: "line-end-missing", line });
    return;
  }
  checkBehindMark(bytes, behindMark, line, problems);
}

/** Blanks may stand behind the last line end. */
function endsWithLineEnd(bytes: Uint8Array): boolean {
  let at = bytes.length - 1;
  while (at >= 0 && byteAt(bytes, at) <= SPACE && !isLineEnd(byteAt(bytes, at))) at -= 1;
  return at < 0 || isLineEnd(byteAt(bytes, at));
}

function checkBehindMark(bytes: Uint8Array, start: number, startLine: number, problems: ProblemLog): void {
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
        problems.error({ code: "records-behind-end", line });
        return;
      }
      if (!isTold) problems.finding({ code: "text-behind-end", line });
      isTold = true;
      isLineStart = false;
    }
  }
}

/** A line that holds the character NUL, which no text has and no database takes: an error. */
export function checkNul(bytes: Uint8Array, problems: ProblemLog): void {
  const place = bytes.indexOf(0);
  if (place < 0) return;
  let line = 1;
  for (let at = 0; at < place; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && byteAt(bytes, at + 1) !== LINE_FEED)) line += 1;
  }
  problems.error({ code: "nul-character", line });
}
