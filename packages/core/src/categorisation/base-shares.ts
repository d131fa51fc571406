import type { BookingPattern } from "./booking-pattern.ts";

/** What is taken to have been seen of every word with every pattern, so that nothing is impossible. */
const SMOOTHING = 0.1;
/** Words of one text belong together: counted as if they did not, the likeliest pattern would always be certain. */
const TEMPER = 0.5;
/** The share of bookings that are like none before. */
const NEVER_SEEN = 0.25;
/** A word that has been booked in more ways tells nothing. */
const MOST_PATTERNS = 200;

/** How often a word has come with each of the patterns that it has come with: most have one, and a list takes less room. */
interface WordCounts {
  readonly patterns: BookingPattern[];
  readonly counts: number[];
}

/**
 * How likely each pattern is by the single words of a text: naive Bayes, tempered. The cost of a question is that of
 * the patterns which its words have been booked by, however many others there are: those are counted by how often they
 * occur, which is all that tells them apart.
 */
export class BaseShares {
  readonly #patterns = new Map<BookingPattern, number>();
  /** How many patterns there are of each number of bookings. */
  readonly #sizes = new Map<number, number>();
  /** Undefined for a word that has been booked in too many ways to tell anything. */
  readonly #words = new Map<string, WordCounts | undefined>();
  #bookings = 0;

  /** Adds a booking: the words of its text, each once, and how it was booked. */
  add(words: readonly string[], pattern: BookingPattern): void {
    const before = this.#sizeOf(pattern);
    this.#bookings += 1;
    this.#patterns.set(pattern, before + 1);
    this.#count(before, -1);
    this.#count(before + 1, 1);
    for (const word of words) {
      const known = this.#words.get(word);
      if (known !== undefined) this.#countWith(word, known, pattern);
      else if (!this.#words.has(word)) this.#words.set(word, { patterns: [pattern], counts: [1] });
    }
  }

  #countWith(word: string, { patterns, counts }: WordCounts, pattern: BookingPattern): void {
    const place = patterns.indexOf(pattern);
    if (place >= 0) counts[place] = Number(counts[place]) + 1;
    else if (patterns.length === MOST_PATTERNS) this.#words.set(word, undefined);
    else {
      patterns.push(pattern);
      counts.push(1);
    }
  }

  /** The probability of a pattern for a text with these words; of one that was never booked it is 0. */
  of(words: readonly string[]): (pattern: BookingPattern) => number {
    const telling = words.flatMap((word) => this.#words.get(word) ?? []);
    let sum = 0;
    for (const [size, patterns] of this.#sizes) {
      sum += patterns * this.#score(size, 0, telling.length);
    }
    const scores = new Map<BookingPattern, number>();
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

  #count(size: number, change: number): void {
    const count = (this.#sizes.get(size) ?? 0) + change;
    if (size > 0 && count > 0) this.#sizes.set(size, count);
    else this.#sizes.delete(size);
  }

  /** `gain`: the logarithm of how many times likelier the words are than for a pattern that has none of them. */
  #score(size: number, gain: number, words: number): number {
    const ofWords = words * (Math.log(SMOOTHING) - Math.log(size + SMOOTHING * this.#words.size));
    return Math.exp(TEMPER * (Math.log(size / this.#bookings) + ofWords + gain));
  }

  /** How many bookings are like that. */
  #sizeOf(pattern: BookingPattern): number {
    return this.#patterns.get(pattern) ?? 0;
  }
}

/** What the words speak for each pattern that any of them has come with: nothing where one has not. */
function gains(telling: readonly WordCounts[]): ReadonlyMap<BookingPattern, number> {
  const found = new Map<BookingPattern, number>();
  for (const { patterns, counts } of telling) {
    for (const [place, pattern] of patterns.entries()) {
      const gain = Math.log((Number(counts[place]) + SMOOTHING) / SMOOTHING);
      found.set(pattern, (found.get(pattern) ?? 0) + gain);
    }
  }
  return found;
}
