import { readSie4 } from "../sie4/index.ts";
import { decodeText } from "../text/index.ts";

/** How much of a file tells what it is. */
const HEAD_BYTES = 4096;

/** What a file is by its content, whatever its name: SIE 1 to 4, SIE 5 (XML of its namespace), or neither. */
export function sieFormatOf(bytes: Uint8Array): "sie4" | "sie5" | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  if (readSie4(head).ok) return "sie4";
  const { text } = decodeText(head, { legacy: "windows-1252" });
  return /<(?:\w+:)?Sie(?:Entry)?\b[^>]*"http:\/\/www\.sie\.se\/sie5"/.test(text) ? "sie5" : undefined;
}
