import { withoutHiddenCharacters } from "@huvudbok/core/text";

const LONGEST = 200;

/**
 * A person's name as it is stored: without hidden characters, since it signs what is booked, and cut to what fits in a
 * header with a token. No character is split.
 */
export function shortName(whole: string): string {
  const name = withoutHiddenCharacters(whole);
  if (name.length <= LONGEST) return name;
  let short = "";
  for (const character of name) {
    if (short.length + character.length > LONGEST) break;
    short += character;
  }
  return short;
}
