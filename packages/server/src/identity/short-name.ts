const LONGEST = 200;

/** A person's name as it is stored, cut to what fits in a header with a token. No character is split. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  let short = "";
  for (const character of name) {
    if (short.length + character.length > LONGEST) break;
    short += character;
  }
  return short;
}
