import { assertNever } from "../shared/index.ts";
import { decodeCp437 } from "./cp437.ts";
import { decodeUtf8, decodeUtf8Lossy, decodeUtf16, decodeWindows1252 } from "./unicode.ts";

export type TextEncoding = "ascii" | "utf-8" | "utf-16le" | "utf-16be" | "cp437" | "windows-1252";

/** Signs that the text was damaged before or while it was read. Nothing is repaired: the person must be informed. */
export type TextWarning =
  | { readonly code: "replacement-character"; readonly count: number }
  | { readonly code: "mojibake"; readonly sample: string };

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly warnings: readonly TextWarning[];
}

export interface DecodeTextOptions {
  /**
   * What bytes that are not UTF-8 may be: `vote` decides between code page 437 and Windows-1252 by the letters å ä ö
   * é ü, for SIE files; statements from banks are never code page 437 (IM19).
   */
  readonly legacy: "vote" | "windows-1252";
}

/** å ä ö Å Ä Ö é ü É, the letters of Swedish texts, in either encoding. */
const CP437_LETTERS: ReadonlySet<number> = new Set([0x84, 0x86, 0x94, 0x8e, 0x8f, 0x99, 0x82, 0x81, 0x90]);
const WINDOWS_1252_LETTERS: ReadonlySet<number> = new Set([
  0xe4, 0xe5, 0xf6, 0xc4, 0xc5, 0xd6, 0xe9, 0xfc, 0xc9,
]);

/**
 * Letters of one encoding read as another, in the order: UTF-8 as Latin-1, UTF-8 as code page 437, and between two
 * letters code page 437 as Windows-1252 and Latin-1 as code page 437.
 */
const MOJIBAKE = /Ã[¥¤¶…„–©]|├[Ññ╢àäû⌐]|\p{L}[†„”Σσ÷]\p{L}/u;

/**
 * Reads a text file by its bytes alone: byte order mark, ASCII, strict UTF-8, and then the legacy encodings. What the
 * file says about its encoding is not used: programs write UTF-8 under #FORMAT PC8.
 */
export function decodeText(bytes: Uint8Array, { legacy }: DecodeTextOptions): DecodedText {
  const { text, encoding } = marked(bytes) ?? unmarked(bytes, legacy);
  return { text, encoding, warnings: textWarnings(text) };
}

/** The Swedish text of a warning about a file's characters. */
export function textWarningText(warning: TextWarning): string {
  switch (warning.code) {
    case "replacement-character":
      return `Filen innehåller ${warning.count} tecken som har gått förlorade i en tidigare omvandling`;
    case "mojibake":
      return `Filens tecken kan ha skadats i en tidigare omvandling, till exempel ”${warning.sample}”`;
    default:
      return assertNever(warning);
  }
}

type Read = Pick<DecodedText, "text" | "encoding">;

function marked(bytes: Uint8Array): Read | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { text: decodeUtf8Lossy(bytes.subarray(3)), encoding: "utf-8" };
  }
  if (first === 0xff && second === 0xfe) {
    return { text: decodeUtf16(bytes.subarray(2), true), encoding: "utf-16le" };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: decodeUtf16(bytes.subarray(2), false), encoding: "utf-16be" };
  }
  return undefined;
}

function unmarked(bytes: Uint8Array, legacy: DecodeTextOptions["legacy"]): Read {
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined)
    return { text: utf8, encoding: bytes.every((byte) => byte < 0x80) ? "ascii" : "utf-8" };
  return legacy === "vote" && isRatherCp437(bytes)
    ? { text: decodeCp437(bytes), encoding: "cp437" }
    : { text: decodeWindows1252(bytes), encoding: "windows-1252" };
}

/** A tie is code page 437, which the standard prescribes. */
function isRatherCp437(bytes: Uint8Array): boolean {
  let lead = 0;
  for (const byte of bytes) {
    if (CP437_LETTERS.has(byte)) lead += 1;
    else if (WINDOWS_1252_LETTERS.has(byte)) lead -= 1;
  }
  return lead >= 0;
}

/** The signs of damage in a text that was decoded elsewhere. */
export function textWarnings(text: string): readonly TextWarning[] {
  const warnings: TextWarning[] = [];
  const count = text.split("\uFFFD").length - 1;
  if (count > 0) warnings.push({ code: "replacement-character", count });
  const found = MOJIBAKE.exec(text);
  if (found !== null) warnings.push({ code: "mojibake", sample: found[0] });
  return warnings;
}
