const LONGEST = 200;

/** A person's name as it is kept: what is longer fits into no header with a token. No character is cut in half. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  let short = "";
  for (const character of name) {
    if (short.length + character.length > LONGEST) break;
    short += character;
  }
  return short;
}
