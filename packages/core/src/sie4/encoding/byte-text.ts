import { CP437_UPPER_HALF, decodeUtf8Lossy, decodeWindows1252 } from "../../text/index.ts";
import { byteAt } from "../records/tokenizer.ts";
import type { Sie4Encoding } from "../sie4-file.ts";

const QUOTE = 34;
const BACKSLASH = 92;

const UPPER_HALVES: Partial<Record<Sie4Encoding, string>> = {
  ascii: CP437_UPPER_HALF,
  cp437: CP437_UPPER_HALF,
  "windows-1252": decodeWindows1252(Uint8Array.from({ length: 0x80 }, (_, index) => 0x80 + index)),
};

/** Makes strings of byte ranges of one file, all in one encoding; a range is a field as the tokenizer gives it. */
export class ByteText {
  readonly bytes: Uint8Array;
  readonly encoding: Sie4Encoding;
  /** The characters of 0x80 to 0xFF where a byte is a character. */
  private readonly upperHalf: string | undefined;

  constructor(bytes: Uint8Array, encoding: Sie4Encoding) {
    this.bytes = bytes;
    this.encoding = encoding;
    this.upperHalf = UPPER_HALVES[encoding];
  }

  /** The text of a range; the one escape of the format, `\"`, becomes a quotation mark. */
  text(start: number, end: number): string {
    return this.decode(start, end, true);
  }

  /** As `text`, with escapes left unchanged. */
  rawText(start: number, end: number): string {
    return this.decode(start, end, false);
  }

  private decode(start: number, end: number, unescape: boolean): string {
    const { bytes, upperHalf } = this;
    let text = "";
    for (let at = start; at < end; at += 1) {
      const byte = byteAt(bytes, at);
      if (unescape && byte === BACKSLASH && at + 1 < end && byteAt(bytes, at + 1) === QUOTE) continue;
      if (byte < 0x80) text += String.fromCharCode(byte);
      else if (upperHalf === undefined) return text + this.decodeUtf8(at, end, unescape);
      else text += upperHalf.charAt(byte - 0x80);
    }
    return text;
  }

  /** The bytes are known to be valid UTF-8. */
  private decodeUtf8(start: number, end: number, unescape: boolean): string {
    const text = decodeUtf8Lossy(this.bytes.subarray(start, end));
    return unescape ? text.replaceAll('\\"', '"') : text;
  }
}
