import { decodeUtf8, decodeUtf8Lossy, decodeUtf16, encodeCp437, encodeUtf8 } from "../text/index.ts";
import { ByteText } from "./byte-text.ts";
import { numberAt } from "./number-at.ts";
import { byteAt } from "./tokenizer.ts";

const SWEDISH_LETTERS = "åäöÅÄÖéüÉ";
/**
 * +1 for a byte that is such a letter in code page 437, -1 for one that is in Windows-1252, whose letters are
 * Latin-1's.
 */
const VOTES = new Int8Array(256);
for (const byte of encodeCp437(SWEDISH_LETTERS)) VOTES[byte] = 1;
for (const letter of SWEDISH_LETTERS) VOTES[letter.charCodeAt(0)] = -1;

/**
 * Decides the encoding of a whole SIE 1-4 file by its bytes (sie.md A.2), without making a string of it. Files with a
 * byte order mark become UTF-8 without one.
 */
export function findEncoding(bytes: Uint8Array): ByteText {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return fromUtf16(bytes, true);
  if (first === 0xfe && second === 0xff) return fromUtf16(bytes, false);
  if (first === 0xef && second === 0xbb && third === 0xbf) return markedUtf8(bytes.subarray(3));
  let votes = 0;
  let upper = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    upper += 1;
    votes += numberAt(VOTES, byte);
  }
  if (upper === 0) return new ByteText(bytes, "ascii");
  if (isUtf8(bytes)) return new ByteText(bytes, "utf-8");
  return new ByteText(bytes, votes >= 0 ? "cp437" : "windows-1252");
}

function fromUtf16(bytes: Uint8Array, isLittleEndian: boolean): ByteText {
  return new ByteText(encodeUtf8(decodeUtf16(bytes.subarray(2), isLittleEndian)), "utf-16");
}

function markedUtf8(bytes: Uint8Array): ByteText {
  return new ByteText(isUtf8(bytes) ? bytes : encodeUtf8(decodeUtf8Lossy(bytes).text), "utf-8");
}

/** Looks at each run of bytes above ASCII on its own; most of them are one letter of two bytes. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if (byteAt(bytes, at) < 0x80) continue;
    const start = at;
    while (byteAt(bytes, at) >= 0x80) at += 1;
    if (!isTwoByteLetter(bytes, start, at) && decodeUtf8(bytes.subarray(start, at)) === undefined)
      return false;
  }
  return true;
}

function isTwoByteLetter(bytes: Uint8Array, start: number, end: number): boolean {
  const lead = byteAt(bytes, start);
  return end - start === 2 && lead >= 0xc2 && lead < 0xe0 && byteAt(bytes, start + 1) < 0xc0;
}
