import { decodeUtf8Lossy, decodeUtf16, encodeCp437, encodeUtf8, isUtf8 } from "../../text/index.ts";
import { byteAt } from "../records/tokenizer.ts";
import { ByteText } from "./byte-text.ts";

const SWEDISH_LETTERS = "åäöÅÄÖéüÉ";
/**
 * +1 for a byte that is such a letter in code page 437, -1 for one that is in Windows-1252, whose letters are
 * Latin-1's.
 */
const VOTES = new DataView(new ArrayBuffer(256));
for (const byte of encodeCp437(SWEDISH_LETTERS)) VOTES.setInt8(byte, 1);
for (const letter of SWEDISH_LETTERS) VOTES.setInt8(letter.charCodeAt(0), -1);

const WORD_BYTES = 4;
/** The highest bit of each byte of a word, which no ASCII character has. */
const UPPER_BITS = 0x80808080;

/**
 * Decides the encoding of a whole SIE 1-4 file by its bytes (SI2), without making a string of it. Files with a
 * byte order mark become UTF-8 without one.
 */
export function findEncoding(bytes: Uint8Array): ByteText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return fromUtf16(bytes, true);
  if (first === 0xfe && second === 0xff) return fromUtf16(bytes, false);
  const marked = markLength(bytes);
  if (marked > 0) return markedUtf8(bytes.subarray(marked));
  if (isAscii(bytes)) return new ByteText(bytes, "ascii");
  if (isUtf8(bytes)) return new ByteText(bytes, "utf-8");
  return new ByteText(bytes, votesOf(bytes) >= 0 ? "cp437" : "windows-1252");
}

function fromUtf16(bytes: Uint8Array, isLittleEndian: boolean): ByteText {
  return new ByteText(encodeUtf8(decodeUtf16(bytes.subarray(2), isLittleEndian)), "utf-16");
}

/** The bytes of the marks of UTF-8 that a file begins with: programs that join texts leave more than one. */
function markLength(bytes: Uint8Array): number {
  let at = 0;
  while (byteAt(bytes, at) === 0xef && byteAt(bytes, at + 1) === 0xbb && byteAt(bytes, at + 2) === 0xbf)
    at += 3;
  return at;
}

function markedUtf8(bytes: Uint8Array): ByteText {
  return new ByteText(isUtf8(bytes) ? bytes : encodeUtf8(decodeUtf8Lossy(bytes)), "utf-8");
}

function isAscii(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 0;
  while (at + WORD_BYTES <= bytes.length && (view.getInt32(at) & UPPER_BITS) === 0) at += WORD_BYTES;
  while (at < bytes.length && view.getInt8(at) >= 0) at += 1;
  return at === bytes.length;
}

function votesOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let votes = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    // Most of a file is ASCII, which is passed over four bytes at a time.
    while (at + WORD_BYTES <= bytes.length && (view.getInt32(at) & UPPER_BITS) === 0) at += WORD_BYTES;
    votes += VOTES.getInt8(byteAt(bytes, at));
  }
  return votes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
