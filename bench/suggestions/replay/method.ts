import type { Agreement, Pattern } from "./pattern.ts";
import type { BookedRow } from "./statement-row.ts";

export interface Guess {
  readonly pattern: Pattern;
  /** From 0 to 1. */
  readonly probability: number;
}

/** What a method is told of a row when it is to guess. */
export type UnbookedRow = Omit<BookedRow, "entries" | "payee">;

/** A method at work in the books of one company. */
export interface Guesser {
  /** Best first. */
  readonly guess: (row: UnbookedRow) => readonly Guess[];
  readonly learn: (row: BookedRow) => void;
}

/** A way of guessing. `agreement` says which answers count as the same, for methods that count answers. */
export interface Method {
  readonly name: string;
  readonly begin: (agreement: Agreement) => Guesser;
}
