import { stringBuilder } from "./string-builder.ts";

/** The upper half of IBM code page 437, 0x80 to 0xFF in order. The lower half is ASCII. */
export const CP437_UPPER_HALF =
  "ÇüéâäàåçêëèïîìÄÅ" +
  "ÉæÆôöòûùÿÖÜ¢£¥₧ƒ" +
  "áíóúñÑªº¿⌐¬½¼¡«»" +
  "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧" +
  "╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀" +
  "αßΓπΣσµτΦΘΩδ∞φε∩" +
  "≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(CP437_UPPER_HALF, (character, index) => [character, index + 0x80]),
);

/** What a Swedish text may hold and code page 437 lacks, as it is written instead. */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ["€", "EUR"],
  ["…", "..."],
  ["×", "x"],
  ["ø", "o"],
  ["Ø", "O"],
  ["©", "(c)"],
  ["®", "(r)"],
  ["™", "TM"],
  ...sameSubstitute("‐‑‒–—―−", "-"),
  ...sameSubstitute("‘’‚‛´′", "'"),
  ...sameSubstitute("“”„‟″", '"'),
  ...sameSubstitute("\u2002\u2003\u2007\u2008\u2009\u200A\u202F\u3000", " "),
]);

/** Every byte has a character in code page 437, so this never fails. */
export function decodeCp437(bytes: Uint8Array): string {
  const builder = stringBuilder();
  for (const byte of bytes) builder.push(byte < 0x80 ? byte : CP437_UPPER_HALF.charCodeAt(byte - 0x80));
  return builder.text();
}

/**
 * Text as code page 437, a byte per character. What the page lacks is written in its place (€ as EUR, dashes as -,
 * letters without their marks) or, when nothing fits, as `?`; never as the bytes of another encoding.
 */
export function encodeCp437(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const character of text.normalize("NFC")) {
    const byte = byteOf(character);
    if (byte === undefined) bytes.push(...substituteBytes(character));
    else bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function byteOf(character: string): number | undefined {
  return character < "\u0080" ? character.charCodeAt(0) : BYTES.get(character);
}

function substituteBytes(character: string): readonly number[] {
  const substitute = SUBSTITUTES.get(character) ?? withoutMarks(character);
  return Array.from(substitute, (part) => byteOf(part) ?? 0x3f);
}

function withoutMarks(character: string): string {
  return character.normalize("NFD").replace(/\p{M}/gu, "");
}

function sameSubstitute(characters: string, substitute: string): [string, string][] {
  return Array.from(characters, (character) => [character, substitute]);
}
