import type { Ore } from "../money/index.ts";
import { foldOtherLetters, foldText } from "../text/index.ts";
import { entriesTurnover, type Transaction } from "../transaction/index.ts";
import { isLater } from "./later.ts";
import {
  type BookedText,
  bookedText,
  isSameText,
  LETTERS_TO_FIND,
  type SuggestionIndex,
  textKey,
  wordsOf,
} from "./suggestion-index.ts";

/** A text used before, as it is offered while a person types. */
export interface KnownText {
  readonly text: string;
  /** How it was booked the last time. */
  readonly latest: Transaction;
  /** The sum of that. */
  readonly sum: Ore;
}

/** The most texts that are listed under a text field. */
const MOST_TEXTS = 8;

/**
 * The texts used before in which each typed word begins a word, the latest first; the one that is typed to its end
 * before all others. None before two letters are typed, or for a text that is only a number.
 */
export function knownTexts(index: SuggestionIndex, typed: string, limit = MOST_TEXTS): readonly KnownText[] {
  const words = wordsOf(foldText(typed));
  const [first = ""] = words;
  if (first.length < LETTERS_TO_FIND) return [];
  const marked = wordsOf(foldOtherLetters(typed)).filter((word) => foldText(word) !== word);
  const best = new LatestTexts(limit, bookedText(index, textKey(typed)));
  // Where no more of the first word is typed, every text found by it begins a word with it.
  const asked = first.length === LETTERS_TO_FIND ? words.slice(1) : words;
  for (const booked of textsBeginning(index, first.slice(0, LETTERS_TO_FIND))) {
    const isMatch = asked.every((word) => beginsWord(booked.key, word));
    if (isMatch && booked.text !== "" && hasWords(booked.text, marked)) best.add(booked);
  }
  return best.found.map(({ text, latest }) => ({ text, latest, sum: entriesTurnover(latest.entries).debit }));
}

/** The texts in which a word begins so; those of an earlier year that this one has not booked come last. */
function* textsBeginning(
  { texts, beginnings, earlier }: SuggestionIndex,
  letters: string,
): Generator<BookedText> {
  // Bookings mostly come in the order of their dates: from the end, the first texts are the latest.
  yield* beginnings.get(letters)?.toReversed() ?? [];
  if (earlier === undefined) return;
  for (const booked of textsBeginning(earlier, letters)) if (!texts.has(booked.key)) yield booked;
}

/**
 * Whether what is typed ends with its last word: all its words stand whole in one of the texts, which says more. It may
 * then be a text of its own, where half a word is none.
 */
export function isFinishedText(typed: string, texts: readonly Pick<KnownText, "text">[]): boolean {
  const [first] = texts;
  if (first === undefined || isSameText(first.text, typed)) return false;
  const words = wordsOf(foldText(typed));
  return texts.some(({ text }) => {
    const whole = new Set(wordsOf(foldText(text)));
    return words.every((word) => whole.has(word));
  });
}

/** Keeps the latest of many texts, without sorting those that are not. */
class LatestTexts {
  readonly found: BookedText[] = [];
  readonly #limit: number;
  readonly #exact: BookedText | undefined;

  constructor(limit: number, exact: BookedText | undefined) {
    this.#limit = limit;
    this.#exact = exact;
  }

  add(booked: BookedText): void {
    const last = this.found[this.#limit - 1];
    // Most of many texts are earlier than all that are kept.
    if (last !== undefined && !this.#isBefore(booked, last)) return;
    const later = this.found.findLastIndex((other) => !this.#isBefore(booked, other));
    this.found.splice(later + 1, 0, booked);
    this.found.length = Math.min(this.found.length, this.#limit);
  }

  #isBefore(a: BookedText, b: BookedText): boolean {
    if (b === this.#exact) return false;
    return a === this.#exact || isLater(a.latest, b.latest);
  }
}

/** The words of a key are separated by single blanks. */
function beginsWord(key: string, word: string): boolean {
  return key.startsWith(word) || key.includes(` ${word}`);
}

/** Words that were typed with å, ä or ö mean these letters. */
function hasWords(text: string, marked: readonly string[]): boolean {
  if (marked.length === 0) return true;
  const key = wordsOf(foldOtherLetters(text)).join(" ");
  return marked.every((word) => beginsWord(key, word));
}
