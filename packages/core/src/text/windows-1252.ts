import { stringBuilder } from "./string-builder.ts";

/** 0x80 to 0x9F of Windows-1252; the five bytes without a character keep their number, as browsers do. */
const C1_ROWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Every byte has a character, so this never fails. Latin-1 text comes out the same. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const builder = stringBuilder();
  for (const byte of bytes) {
    builder.push(byte >= 0x80 && byte <= 0x9f ? C1_ROWS.charCodeAt(byte - 0x80) : byte);
  }
  return builder.text();
}
