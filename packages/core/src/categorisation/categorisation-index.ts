import type { AccountNo } from "../account-plan/index.ts";
import { type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { type BookingPattern, isSamePattern, patternOf, statementRow } from "./booking-pattern.ts";
import { Calibration } from "./calibration.ts";
import {
  type Booked,
  type BookedView,
  type Direction,
  type KnownPattern,
  newKnownPattern,
} from "./known-booking.ts";
import { BaseShares } from "./words/base-shares.ts";
import type { ComparedText } from "./words/compared-text.ts";
import type { KnownWord } from "./words/known-word.ts";

/** A row of an account's statement, or without an account a whole booking. */
export interface AskedRow {
  readonly account?: AccountNo;
  readonly amount?: number;
}

/** What is to be booked. */
export interface Question extends AskedRow, ComparedText {
  /** Its words, each as the known one that it is likely to be. */
  readonly known: readonly string[];
}

/**
 * What a guess rests on, each with an experience of its own: words that came together before, or did so once; the same
 * where a word was taken for one like it; words that others stand beside which never came with them; or a booking of
 * many rows, whose shares are seldom the same.
 */
export type GuessKind = "known" | "once" | "similar" | "partly" | "manyRows";

/** What is guessed: the rest of a statement's row, or the whole booking. */
export type Scope = "row" | "whole";

/**
 * What the bookings of a company teach of how a text is booked. It grows by each of them at the cost of that one, and
 * while it grows it learns how often it would have been right (CT5).
 */
export interface CategorisationIndex extends BookedMoney {
  readonly words: Map<string, KnownWord>;
  /** The latest bookings with all words of a text, and with its two first, where it has several; the newest first. */
  readonly combinations: Map<string, Booked[]>;
  /** The longer words by their first letters: the latest that were new. */
  readonly beginnings: Map<string, string[]>;
  /** By their accounts: the latest that were new. */
  readonly patterns: Map<string, KnownPattern[]>;
  readonly base: Readonly<Record<Direction, BaseShares>>;
  readonly calibration: Readonly<Record<Scope, Readonly<Record<GuessKind, Calibration>>>>;
  readonly size: { texts: number };
}

/** An index of no bookings, to be added to. */
export function newCategorisationIndex(): CategorisationIndex {
  return {
    words: new Map(),
    combinations: new Map(),
    beginnings: new Map(),
    patterns: new Map(),
    base: { in: new BaseShares("in"), out: new BaseShares("out"), whole: new BaseShares("whole") },
    calibration: { row: newCalibrations(), whole: newCalibrations() },
    size: { texts: 0 },
    ...newBookedMoney(),
  };
}

/** Who may be somebody new is never chosen without being asked about. */
const MOST_PARTLY = 0.75;

function newCalibrations(): Readonly<Record<GuessKind, Calibration>> {
  return {
    known: new Calibration(),
    once: new Calibration(),
    similar: new Calibration(),
    partly: new Calibration(MOST_PARTLY),
    manyRows: new Calibration(),
  };
}

/** The latest bookings with all of these words, the newest first. */
export function bookingsOfAll(index: CategorisationIndex, words: readonly string[]): readonly Booked[] {
  return words.length < 2
    ? bookingsOfWord(index, words[0])
    : (index.combinations.get(allWordsKey(words)) ?? NONE);
}

/** The latest bookings whose text begins with the same two words. */
export function bookingsOfFirst(index: CategorisationIndex, words: readonly string[]): readonly Booked[] {
  return words.length < 2
    ? bookingsOfWord(index, words[0])
    : (index.combinations.get(firstWordsKey(words)) ?? NONE);
}

/** The latest bookings with the word. */
export function bookingsOfWord({ words }: CategorisationIndex, word: string | undefined): readonly Booked[] {
  return words.get(word ?? "")?.bookings ?? NONE;
}

const NONE: readonly Booked[] = [];

/** The key of several words together. */
export function allWordsKey(words: readonly string[]): string {
  return `all ${words.toSorted().join(" ")}`;
}

/** The key of the first two of several words. */
export function firstWordsKey([first, second]: readonly string[]): string {
  return `first ${first} ${second}`;
}

/** How the booking is seen from a statement of the account, or as a whole. */
export function viewOf(
  index: CategorisationIndex,
  booked: Booked,
  account: AccountNo | undefined,
): BookedView {
  for (const known of booked.views) if (known.account === account) return known;
  const place = account === undefined ? undefined : statementRow(booked.rows, account);
  const pattern = place === -1 ? NOTHING : sharedPattern(index, patternOf(booked.rows, place));
  const amount = place === undefined ? 0 : (booked.rows[place]?.amount ?? 0);
  const view = { booked, account, place: place ?? 0, amount, pattern };
  // A list that is pushed to would take room for sixteen more.
  booked.views = [...booked.views, view];
  return view;
}

export function directionOf({ account, amount = 0 }: AskedRow): Direction {
  if (account === undefined) return "whole";
  return amount < 0 ? "out" : "in";
}

const NOTHING: KnownPattern = newKnownPattern({ accounts: "", shares: [] });
/** Patterns of the same accounts that are compared; where shares are never the same twice there is no end of them. */
const MOST_COMPARED = 50;

function sharedPattern({ patterns }: CategorisationIndex, pattern: BookingPattern): KnownPattern {
  const alike = patterns.get(pattern.accounts);
  if (alike !== undefined) for (const other of alike) if (isSamePattern(other, pattern)) return other;
  const shared = newKnownPattern(pattern);
  if (alike === undefined) patterns.set(pattern.accounts, [shared]);
  else if (alike.push(shared) > MOST_COMPARED) alike.shift();
  return shared;
}
