import { invariant } from "../shared/index.ts";

/** What typographic characters are written as without typography. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({ "-": "‐‑‒–—―−", "'": "‘’‚‛′", '"': "“”„‟″", ".": "…", "*": "•", E: "€" }).flatMap(
    ([sign, characters]) => Array.from(characters, (character): [string, string] => [character, sign]),
  ),
);

/**
 * A text with only the printable characters of ISO-8859-1: dashes and quotation marks become plain ones, a letter loses
 * the accents that the set lacks, everything else is a question mark. No text gets longer.
 */
export function toLatin1(text: string): string {
  return Array.from(text.normalize("NFC"), plain).join("");
}

/** The bytes of a text in ISO-8859-1, which must hold all of it. */
export function encodeLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    invariant(character.length === 1 && code <= 0xff, `not in ISO-8859-1: ${character}`);
    return code;
  });
}

function plain(character: string): string {
  if (/^[ -~\u00a0-\u00ff]$/.test(character)) return character;
  const [letter = "?"] = character.normalize("NFKD");
  return PLAIN.get(character) ?? (/^[ -~]$/.test(letter) ? letter : "?");
}
