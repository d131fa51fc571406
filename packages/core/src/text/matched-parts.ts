import { foldOtherLetters, foldText, wordsTyped } from "./fold-text.ts";

/** A piece of a text, and whether it is what was typed. */
export interface TextPart {
  readonly text: string;
  readonly isMatched: boolean;
  /** Where it begins. */
  readonly at: number;
}

/**
 * A text in pieces, the typed words apart from the rest: each where a word begins with it, otherwise where it is first
 * found. The whole text is one piece when nothing of it was typed, or when a letter of it folds to two.
 */
export function matchedParts(text: string, query: string): readonly TextPart[] {
  const isTyped = Array.from({ length: text.length }, () => false);
  for (const word of wordsTyped(query)) {
    const folded = word === foldText(word) ? foldText(text) : foldOtherLetters(text);
    const at = folded.length === text.length ? placeOf(folded, word) : -1;
    if (at !== -1) isTyped.fill(true, at, at + word.length);
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let end = 1; end <= text.length; end += 1) {
    const isMatched = isTyped[from] === true;
    if (end < text.length && isTyped[end] === isMatched) continue;
    parts.push({ text: text.slice(from, end), isMatched, at: from });
    from = end;
  }
  return parts;
}

function placeOf(text: string, word: string): number {
  const inWord = text.indexOf(word);
  for (let at = inWord; at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return inWord;
}
