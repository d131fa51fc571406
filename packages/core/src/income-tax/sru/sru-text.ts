import { invariant } from "../../shared/index.ts";

/** Marks that people and programs type in place of one that the character set of the files has. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C-\u201E\u2033]/g, '"'],
  [/\u2026/g, "..."],
  [/[\u2000-\u200A\u202F]/g, " "],
];

/** ISO 8859-1 without its control characters. */
const FITTING = /^[\u0020-\u007E\u00A0-\u00FF]$/;
/** Control and format characters, halves of a pair, blanks, and marks that stand on the letter before them. */
const UNSEEN = /^[\p{C}\p{Z}\p{M}]$/u;

/** The value of a record: one line, no number sign, which would begin another record. */
export function sruText(text: string): string {
  const composed = text.normalize("NFC");
  const alike = ALIKE.reduce((now, [marks, mark]) => now.replace(marks, mark), composed);
  return alike
    .replaceAll("#", "")
    .replaceAll(/[\r\n\t\u00A0 ]+/g, " ")
    .trim();
}

/** The characters of a text that the files cannot hold, each once; one that cannot be seen alone by its number. */
export function unfitForSru(text: string): readonly string[] {
  const unfit = Array.from(sruText(text)).filter((character) => !FITTING.test(character));
  return [...new Set(unfit)].map((character) => (UNSEEN.test(character) ? codeOf(character) : character));
}

function codeOf(character: string): string {
  const code = character.codePointAt(0);
  invariant(code !== undefined, "a character has a number");
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The bytes of a file: ISO 8859-1. Every character must fit. */
export function sruBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The records as lines that end with CR and LF. */
export function sruLines(records: readonly string[]): string {
  return records.map((record) => `${record}\r\n`).join("");
}
