import { toLatin1 } from "../text/index.ts";

/** The most characters of 'Övriga upplysningar'. */
export const LONGEST_VAT_NOTE = 300;

/** What of a text that is pasted or typed the note has room for; a pair of halves is never cut. */
export function cutVatNote(text: string): string {
  return text.slice(0, LONGEST_VAT_NOTE).replace(/[\ud800-\udbff]$/, "");
}

/**
 * The note as the file has it: line breaks and tabs are blanks, and what ISO-8859-1 lacks is replaced (VR9): dashes
 * and quotation marks by plain ones, letters by their plain ones, the rest by a question mark.
 */
export function noteOfFile(note: string): string {
  return cutVatNote(toLatin1(note.replace(/\r\n|\s/g, " ").trim()));
}

/** The characters of the note that the file cannot hold, each once. */
export function replacedInFile(note: string): readonly string[] {
  const characters = Array.from(note).filter((character) => toLatin1(character) !== character);
  return [...new Set(characters)];
}
