import type { Booked, Direction, KnownPattern } from "../known-booking.ts";

/** How often a word has come with each of the patterns that it has come with: most have one, and a list takes less room. */
export interface WordCounts {
  readonly patterns: KnownPattern[];
  readonly counts: number[];
}

/** All that an index knows of a word, so that each word of a text is looked up once. */
export interface KnownWord {
  /** How many texts have it. */
  texts: number;
  /** The latest of them, the newest first. */
  readonly bookings: Booked[];
  readonly counts: Record<Direction, WordCounts | undefined>;
}

export function newKnownWord(): KnownWord {
  return { texts: 0, bookings: [], counts: { in: undefined, out: undefined, whole: undefined } };
}
