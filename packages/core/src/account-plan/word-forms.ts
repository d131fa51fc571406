/** The endings of plural and definite forms. */
const ENDING = "arna|erna|orna|en|et|er|ar|or|an|na|n|a|e";
const WORD_ENDING = new RegExp(`(?:${ENDING})$`);
const LAST_PART = new RegExp(`^(?:${ENDING})?(?![\\p{L}\\p{N}])`, "u");

/** Whether the text is the last part of a word, in any form: "hyra" in "Lokalhyra", "lön" in "Månadslöner". */
export function endsWord(text: string, typed: string): boolean {
  for (let at = text.indexOf(typed); at !== -1; at = text.indexOf(typed, at + 1)) {
    if (LAST_PART.test(text.slice(at + typed.length))) return true;
  }
  return false;
}

/** A word without its ending of plural or definite form: "löner" and "lönen" are forms of "lön". */
export function stem(word: string): string {
  const bare = word.replace(WORD_ENDING, "");
  return bare.length < 3 ? word : bare;
}
