import { stringBuilder } from "./string-builder.ts";

/** The text of UTF-16 bytes; a lone last byte becomes U+FFFD. A byte order mark is not taken off. */
export function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const builder = stringBuilder();
  for (let at = 0; at + 1 < bytes.length; at += 2) builder.push(view.getUint16(at, isLittleEndian));
  if (bytes.length % 2 === 1) builder.push(0xfffd);
  return builder.text();
}
