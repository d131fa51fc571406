// Letters that Unicode does not take apart into a base letter and a mark.
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
};

/** Text for comparing in searches: lower case, letters without their marks, so that a matches å and ä, o matches ö. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[øæœßđðł]/g, (letter) => String(WHOLE_LETTERS[letter]));
}

/** True when every word of the query is somewhere in the text, in any order. An empty query matches everything. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
