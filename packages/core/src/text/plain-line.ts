import { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters.ts";
import { isOneLine, onOneLine } from "./one-line.ts";

/** Whether a text of one line has what is not seen on it: hidden characters, line breaks, tabs and the like. */
export function hasHiddenOnLine(text: string): boolean {
  return hasHiddenCharacters(text) || !isOneLine(text);
}

/** The text as it is seen on one line. */
export function plainLine(text: string): string {
  return withoutHiddenCharacters(onOneLine(text));
}
