import type { BookingPattern } from "./booking-pattern.ts";
import type { Booked } from "./categorisation-index.ts";

/** Money in or out of the account, or a whole booking. */
export type Direction = "in" | "out" | "whole";

/** A pattern of an index: those that are the same are one object. */
export interface KnownPattern extends BookingPattern {
  /** How many bookings are like that, as they are seen in each direction. */
  readonly times: Record<Direction, number>;
}

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

export function newKnownPattern({ accounts, shares }: BookingPattern): KnownPattern {
  return { accounts, shares, times: { in: 0, out: 0, whole: 0 } };
}
