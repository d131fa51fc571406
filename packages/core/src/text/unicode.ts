type Label = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** What browsers and Node share although the language itself does not declare it. */
declare class TextDecoder {
  constructor(label: Label, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

/** The number of bytes checked at a time: the text of a large file need not be in memory to be checked. */
const PIECE_BYTES = 1 << 16;

const WHOLE = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const LOSSY = new TextDecoder("utf-8", { ignoreBOM: true });
const LITTLE_ENDIAN = new TextDecoder("utf-16le", { ignoreBOM: true });
const BIG_ENDIAN = new TextDecoder("utf-16be", { ignoreBOM: true });
const WINDOWS_1252 = new TextDecoder("windows-1252");
const ENCODER = new TextEncoder();

/** The text of bytes that are strict UTF-8, undefined for any other bytes. A byte order mark is not removed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return WHOLE.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the bytes are strict UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      decoder.decode(bytes.subarray(from, from + PIECE_BYTES), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The text of bytes said to be UTF-8, with U+FFFD for each broken sequence. */
export function decodeUtf8Lossy(bytes: Uint8Array): string {
  return LOSSY.decode(bytes);
}

/** Text as UTF-8; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return ENCODER.encode(text);
}

/** The text of UTF-16 bytes; half a pair and a lone last byte become U+FFFD. A byte order mark is not removed. */
export function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  return (isLittleEndian ? LITTLE_ENDIAN : BIG_ENDIAN).decode(bytes);
}

/**
 * Every byte has a character, so this never fails. Latin-1 text comes out the same; the five bytes without a character
 * keep their code.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return WINDOWS_1252.decode(bytes);
}
