/** Words as they stand between blanks, in small letters. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
}

/** The payee as an importer cleans it: without words that have digits, without signs, in small letters. */
export function cleanedPayee(text: string): string {
  const words = wordsOf(text.replaceAll(/[/*,;)]/gu, " ")).filter((word) => !/\d/u.test(word));
  return words.length === 0 ? text.toLowerCase() : words.join(" ");
}
