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

/** Replacements for characters that Swedish texts may hold and code page 437 lacks. */
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
  let text = "";
  for (const byte of bytes) {
    text += byte < 0x80 ? String.fromCharCode(byte) : CP437_UPPER_HALF.charAt(byte - 0x80);
  }
  return text;
}

/**
 * Text as code page 437, a byte per character. Characters that the page lacks are replaced (€ as EUR, dashes as -,
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
