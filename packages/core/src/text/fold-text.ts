// Letters that Unicode does not decompose into a base letter and a mark.
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
  // Replacing the Swedish letters is many times faster than decomposing every letter, which other letters need.
  const plain = lower.replaceAll("å", "a").replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("é", "e");
  return NOT_ASCII.test(plain) ? foldedLetters(plain) : plain;
}

/** Separates texts that are folded together. */
const BETWEEN = "\u0001";

/** All texts folded; folding them together is many times faster than one by one. */
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
