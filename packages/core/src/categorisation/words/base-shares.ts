import type { Direction, KnownPattern } from "../known-booking.ts";
import type { KnownWord, WordCounts } from "./known-word.ts";

/** What is taken to have been seen of every word with every pattern, so that nothing is impossible. */
const SMOOTHING = 0.1;
/** Words of one text belong together: counted as if they did not, the likeliest pattern would always be certain. */
const TEMPER = 0.5;
/** The share of bookings that are like none before. */
const NEVER_SEEN = 0.25;
/** A word that has been booked in more ways tells nothing. */
const MOST_PATTERNS = 200;

/** Of a word that has been booked in too many ways to tell anything. */
const TELLS_NOTHING: WordCounts = { patterns: [], counts: [] };

/**
 * How likely each pattern is by the single words of a text: naive Bayes, tempered. The cost of a question is that of
 * the patterns which its words have been booked by, however many others there are: those are counted by how often they
 * occur, which is all that tells them apart. What is counted of a word and of a pattern stands with them.
 */
export class BaseShares {
  readonly #direction: Direction;
  /** How many patterns there are of each number of bookings. */
  readonly #sizes = new Map<number, number>();
  /** Of the scores of all patterns by none of so many words, until the next booking. */
  readonly #sums = new Map<number, number>();
  #words = 0;
  #bookings = 0;

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** Adds a booking: the words of its text, each once, and how it was booked. */
  add(words: Iterable<KnownWord>, pattern: KnownPattern): void {
    const before = this.#sizeOf(pattern);
    this.#bookings += 1;
    this.#sums.clear();
    pattern.times[this.#direction] = before + 1;
    this.#count(before, -1);
    this.#count(before + 1, 1);
    for (const { counts } of words) {
      const known = counts[this.#direction];
      if (known === undefined) {
        this.#words += 1;
        counts[this.#direction] = { patterns: [pattern], counts: [1] };
      } else if (isWithTooMany(known, pattern)) counts[this.#direction] = TELLS_NOTHING;
    }
  }

  /** The probability of a pattern for a text with these words; of one that was never booked it is 0. */
  of(words: readonly KnownWord[]): (pattern: KnownPattern) => number {
    const telling = words.flatMap(({ counts }) => {
      const known = counts[this.#direction];
      return known === undefined || known === TELLS_NOTHING ? [] : known;
    });
    let sum = this.#sumFor(telling.length);
    const scores = new Map<KnownPattern, number>();
    for (const [pattern, gain] of gains(telling)) {
      const size = this.#sizeOf(pattern);
      const score = this.#score(size, gain, telling.length);
      scores.set(pattern, score);
      sum += score - this.#score(size, 0, telling.length);
    }
    return (pattern) => {
      const size = this.#sizeOf(pattern);
      if (size === 0) return 0;
      const score = scores.get(pattern) ?? this.#score(size, 0, telling.length);
      return ((1 - NEVER_SEEN) * score) / sum;
    };
  }

  #sumFor(words: number): number {
    const known = this.#sums.get(words);
    if (known !== undefined) return known;
    let sum = 0;
    for (const [size, patterns] of this.#sizes) sum += patterns * this.#score(size, 0, words);
    this.#sums.set(words, sum);
    return sum;
  }

  #count(size: number, change: number): void {
    if (size === 0) return;
    const count = (this.#sizes.get(size) ?? 0) + change;
    if (count > 0) this.#sizes.set(size, count);
    else this.#sizes.delete(size);
  }

  /** `gain`: the logarithm of how many times likelier the words are than for a pattern that has none of them. */
  #score(size: number, gain: number, words: number): number {
    const ofWords = words * (Math.log(SMOOTHING) - Math.log(size + SMOOTHING * this.#words));
    return Math.exp(TEMPER * (Math.log(size / this.#bookings) + ofWords + gain));
  }

  /** How many bookings are like that. */
  #sizeOf({ times }: KnownPattern): number {
    return times[this.#direction];
  }
}

/** Counts a booking of a word, unless there are too many patterns by it. */
function isWithTooMany(known: WordCounts, pattern: KnownPattern): boolean {
  const { patterns, counts } = known;
  const place = patterns.indexOf(pattern);
  if (place >= 0) counts[place] = Number(counts[place]) + 1;
  else if (known === TELLS_NOTHING || patterns.length === MOST_PATTERNS) return true;
  else {
    patterns.push(pattern);
    counts.push(1);
  }
  return false;
}

/** What the words speak for each pattern that any of them has come with: nothing where one has not. */
function gains(telling: readonly WordCounts[]): ReadonlyMap<KnownPattern, number> {
  const found = new Map<KnownPattern, number>();
  for (const { patterns, counts } of telling) {
    for (const [place, pattern] of patterns.entries()) {
      const gain = Math.log((Number(counts[place]) + SMOOTHING) / SMOOTHING);
      found.set(pattern, (found.get(pattern) ?? 0) + gain);
    }
  }
  return found;
}
