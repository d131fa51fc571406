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

const NOT_ASCII = /[^\p{ASCII}]/u;

/** Text for comparing in searches: lower case, letters without their marks, so that a matches å and ä, o matches ö. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  // Swedish letters by themselves are many times faster than taking every letter apart, which the rest needs.
  const plain = lower.replaceAll("å", "a").replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("é", "e");
  return NOT_ASCII.test(plain) ? foldedLetters(plain) : plain;
}

/** Stands between texts that are folded together. */
const BETWEEN = "\u0001";

/** Each text folded; together, which is many times faster than each for itself. */
export function foldTexts(texts: readonly string[]): readonly string[] {
  const folded = foldText(texts.join(BETWEEN)).split(BETWEEN);
  return folded.length === texts.length ? folded : texts.map(foldText);
}

function foldedLetters(lower: string): string {
  return lower
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
