import { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters.ts";
import { hasLineBreak, onOneLine } from "./one-line.ts";

/** Whether a text of one line has what is not seen on it: hidden characters or line breaks. */
export function hasHiddenOnLine(text: string): boolean {
  return hasHiddenCharacters(text) || hasLineBreak(text);
}

/** The text as it is seen on one line. */
export function plainLine(text: string): string {
  return withoutHiddenCharacters(onOneLine(text));
}
