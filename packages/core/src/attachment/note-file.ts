import { LONGEST_FILE_NAME } from "./attachment-kind.ts";

/** Why a file that is named as a note is not stored: the text for vouchers would say that notes cannot be. */
export const REFUSED_NOTE_TEXT = "En anteckning måste vara text i UTF-8, utan styrtecken";

const ENDING = /\.(?:md|markdown)$/i;

/** Whether a file is a note that people write in the product: markdown, by its name. */
export function isNoteFile(fileName: string): boolean {
  return ENDING.test(fileName);
}

/** What a note is called where people see and name it: its file without the ending. */
export function noteTitle(fileName: string): string {
  return fileName.replace(ENDING, "");
}

/** The name of the file of a note; what no file name may hold becomes a hyphen, and a note without title is one. */
export function noteFileName(title: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken away
  const plain = noteTitle(title.replace(/[\0-\x1f\x7f/\\:*?"<>|]+/g, "-").trim());
  return `${(plain === "" ? "Anteckning" : plain).slice(0, LONGEST_FILE_NAME - 3).toWellFormed()}.md`;
}
