import { type StringBuilder, stringBuilder } from "./string-builder.ts";

const REPLACEMENT = 0xfffd;

export interface LossyText {
  readonly text: string;
  /** How many broken sequences became U+FFFD. */
  readonly replaced: number;
}

/** The text of bytes that are strict UTF-8, undefined for any other bytes. A byte order mark is not taken off. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return decode(bytes, true)?.text;
}

/** The text of bytes said to be UTF-8, with U+FFFD for each broken sequence. */
export function decodeUtf8Lossy(bytes: Uint8Array): LossyText {
  return decode(bytes, false);
}

/** Text as UTF-8; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes.push(unit);
    else if (unit < 0x800) bytes.push(0xc0 | (unit >> 6), continuation(unit));
    else if (unit < 0xd800 || unit > 0xdfff) pushThree(bytes, unit);
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(at + 1))) {
      at += 1;
      const codePoint = 0x10000 + ((unit - 0xd800) << 10) + (text.charCodeAt(at) - 0xdc00);
      bytes.push(0xf0 | (codePoint >> 18), continuation(codePoint >> 12), continuation(codePoint >> 6));
      bytes.push(continuation(codePoint));
    } else pushThree(bytes, REPLACEMENT);
  }
  return Uint8Array.from(bytes);
}

function decode(bytes: Uint8Array, stopsAtBroken: false): LossyText;
function decode(bytes: Uint8Array, stopsAtBroken: boolean): LossyText | undefined;
function decode(bytes: Uint8Array, stopsAtBroken: boolean): LossyText | undefined {
  const builder = stringBuilder();
  let replaced = 0;
  let missing = 0;
  let codePoint = 0;
  // The bounds of the next byte are narrower after some lead bytes, which keeps out overlong forms and surrogates.
  let [lowest, highest] = [0x80, 0xbf];
  for (const byte of bytes) {
    if (missing > 0) {
      const continues = byte >= lowest && byte <= highest;
      [lowest, highest] = [0x80, 0xbf];
      if (continues) {
        codePoint = (codePoint << 6) | (byte & 0x3f);
        missing -= 1;
        if (missing === 0) pushCodePoint(builder, codePoint);
        continue;
      }
      if (stopsAtBroken) return undefined;
      missing = 0;
      replaced += 1;
      builder.push(REPLACEMENT);
    }
    if (byte < 0x80) {
      builder.push(byte);
      continue;
    }
    missing = continuationsAfter(byte);
    codePoint = byte & (0x3f >> missing);
    if (missing === 0) {
      if (stopsAtBroken) return undefined;
      replaced += 1;
      builder.push(REPLACEMENT);
    } else [lowest, highest] = boundsAfter(byte);
  }
  if (missing > 0) {
    if (stopsAtBroken) return undefined;
    replaced += 1;
    builder.push(REPLACEMENT);
  }
  return { text: builder.text(), replaced };
}

/** 0 for a byte that cannot begin a sequence. */
function continuationsAfter(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 1;
  return lead < 0xf0 ? 2 : 3;
}

function boundsAfter(lead: number): [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  return [0x80, lead === 0xf4 ? 0x8f : 0xbf];
}

function pushCodePoint(builder: StringBuilder, codePoint: number): void {
  if (codePoint < 0x10000) {
    builder.push(codePoint);
    return;
  }
  builder.push(0xd800 + ((codePoint - 0x10000) >> 10));
  builder.push(0xdc00 + ((codePoint - 0x10000) & 0x3ff));
}

function pushThree(bytes: number[], codePoint: number): void {
  bytes.push(0xe0 | (codePoint >> 12), continuation(codePoint >> 6), continuation(codePoint));
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
