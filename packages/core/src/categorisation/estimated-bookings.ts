import { plainLine } from "../text/index.ts";
import type { CategorisationIndex, GuessKind, Question } from "./categorisation-index.ts";
import {
  bookingsOfAll,
  bookingsOfFirst,
  bookingsOfWord,
  directionOf,
  viewOf,
} from "./categorisation-index.ts";
import { guessKind, type KnownLevel } from "./guess-kind.ts";
import type { Booked, BookedView, KnownPattern } from "./known-booking.ts";
import { isSimilarWord, SAME_BEGINNING, SHORTEST_SIMILAR } from "./words/similar-word.ts";

/** One way in which something may be booked, and how likely it is before calibration. */
export interface EstimatedBooking {
  readonly pattern: KnownPattern;
  readonly estimate: number;
  readonly kind: GuessKind;
  /** The latest booking like that, and its row of the statement. */
  readonly example: Booked;
  readonly place: number;
  /** What of the text the count is about, and those words. */
  readonly level: 1 | 2 | 3;
  readonly words: readonly string[];
  readonly count: number;
  readonly total: number;
  /** The text of the example, where it is another one that the asked one is only like. */
  readonly like: string | undefined;
}

/** How much what is known of fewer words counts, in bookings. */
const LOWER_LEVEL = 1;
/** Each booking counts so much of one that is newer. */
const OLDER = 0.97;
/** Of a text that is known, a booking of the same amount counts so much: rents and subscriptions. */
const SAME_AMOUNT = 3;
/** The most bookings of a key that are counted. */
const MOST_COUNTED = 30;
/** What is known of the opposite sign only: money that comes back. */
const INVERSE_SIGN = 0.75;
/** What each kind is worth before experience says otherwise. */
const WORTH: Readonly<Record<GuessKind, number>> = {
  known: 1,
  once: 1,
  similar: 0.9,
  partly: 0.7,
  manyRows: 0.9,
};
const MANY_ROWS = 4;
/** A word in more of the texts tells nothing by itself, once there are some. */
const COMMON_SHARE = 0.15;
const FEW_TEXTS = 5;
/** So many are listed, and compared with what was booked. */
const MOST_GUESSES = 3;

/**
 * The ways in which a question may be answered by what was booked before, the likeliest first (CT3): the bookings with
 * all its words, else those with the first two, else those with one of them, each estimate leaning on that of the level
 * below. Nothing when no word is known.
 */
export function estimatedBookings(
  index: CategorisationIndex,
  question: Question,
): readonly EstimatedBooking[] {
  const sameSign = levelsOf(index, question, false);
  const isInverse = sameSign.length === 0 && question.account !== undefined;
  const levels = isInverse ? levelsOf(index, question, true) : sameSign;
  const best = levels.at(-1);
  if (best === undefined) return [];
  const kind = guessKind(question, best);
  const sameAmount = kind === "known" || kind === "once" ? SAME_AMOUNT : 1;
  const isLike = kind === "similar" || kind === "partly";
  return estimates(index, question, levels, sameAmount).map((guess) => {
    const ofGuess = guess.pattern.shares.length >= MANY_ROWS ? "manyRows" : kind;
    const worth = WORTH[ofGuess] * (isInverse ? INVERSE_SIGN : 1);
    const like = isLike ? plainLine(guess.example.text).trim() : undefined;
    return { ...guess, kind: ofGuess, estimate: guess.estimate * worth, like };
  });
}

/** Each word itself, or a known one that it is likely to be. */
export function knownWords(index: CategorisationIndex, words: readonly string[]): readonly string[] {
  return words.map((word) => knownWord(index, word));
}

/** A text that has no word of its own is only like itself. */
function knownWord({ words, beginnings }: CategorisationIndex, word: string): string {
  if (words.has(word) || word.length < SHORTEST_SIMILAR || word.includes(" ")) return word;
  const alike = beginnings.get(word.slice(0, SAME_BEGINNING));
  return alike?.findLast((other) => isSimilarWord(word, other)) ?? word;
}

function levelsOf(index: CategorisationIndex, question: Question, isInverse: boolean): readonly KnownLevel[] {
  const { known: words } = question;
  const single = words.find((word) => index.words.has(word) && !isCommon(index, word));
  const [all, first, one] = [
    bookingsOfAll(index, words),
    bookingsOfFirst(index, words),
    bookingsOfWord(index, single),
  ];
  const ofAll = seenOf(index, question, all, isInverse);
  const ofFirst = first === all ? ofAll : seenOf(index, question, first, isInverse);
  const ofOne = one === first ? ofFirst : seenOf(index, question, one, isInverse);
  const levels: KnownLevel[] = [
    { level: 1, words: words.filter((word) => word === single), seen: ofOne },
    { level: 2, words: words.slice(0, 2), seen: ofFirst },
    { level: 3, words, seen: ofAll },
  ];
  return levels.filter((level) => level.seen.length > 0);
}

function isCommon({ words, size }: CategorisationIndex, word: string): boolean {
  return Number(words.get(word)?.texts) > Math.max(FEW_TEXTS, COMMON_SHARE * size.texts);
}

/** The latest of some bookings that the question is about, newest first. */
function seenOf(
  index: CategorisationIndex,
  { account, amount = 0 }: Question,
  bookings: readonly Booked[],
  isInverse: boolean,
): readonly BookedView[] {
  const seen: BookedView[] = [];
  for (const booked of bookings) {
    const view = viewOf(index, booked, account);
    const isSameSign = account === undefined || view.amount < 0 === amount < 0;
    if (view.place !== -1 && isSameSign !== isInverse) seen.push(view);
    if (seen.length === MOST_COUNTED) break;
  }
  return seen;
}

interface Guess {
  readonly pattern: KnownPattern;
  readonly example: BookedView;
  estimate: number;
  level: KnownLevel;
  count: number;
}

function estimates(
  index: CategorisationIndex,
  question: Question,
  levels: readonly KnownLevel[],
  sameAmount: number,
): readonly Omit<EstimatedBooking, "kind" | "like">[] {
  const guesses = new Map<KnownPattern, Guess>();
  const base = index.base[directionOf(question)].of(
    question.known.flatMap((word) => index.words.get(word) ?? []),
  );
  for (const level of levels) {
    const counts = new Map<KnownPattern, { weight: number; count: number }>();
    let total = 0;
    let weight = 1;
    for (const one of level.seen) {
      const { pattern } = one;
      const counted = counts.get(pattern) ?? { weight: 0, count: 0 };
      const itsWeight = weight * (isSameAmount(one, question) ? sameAmount : 1);
      weight *= OLDER;
      total += itsWeight;
      counted.weight += itsWeight;
      counted.count += 1;
      counts.set(pattern, counted);
      if (guesses.has(pattern)) continue;
      guesses.set(pattern, { pattern, example: one, estimate: base(pattern), level, count: 0 });
    }
    for (const guess of guesses.values()) {
      const counted = counts.get(guess.pattern);
      guess.estimate = ((counted?.weight ?? 0) + LOWER_LEVEL * guess.estimate) / (total + LOWER_LEVEL);
      if (counted !== undefined) Object.assign(guess, { level, count: counted.count });
    }
  }
  return [...guesses.values()]
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, MOST_GUESSES)
    .map(({ pattern, example, estimate, level, count }) => ({
      pattern,
      estimate,
      example: example.booked,
      place: example.place,
      level: level.level,
      words: level.words,
      count,
      total: level.seen.length,
    }));
}

function isSameAmount(seen: BookedView, { account, amount = 0 }: Question): boolean {
  return account !== undefined && Math.abs(seen.amount) === Math.abs(amount);
}
