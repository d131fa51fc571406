import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { Entry } from "../transaction/index.ts";
import { BaseShares } from "./base-shares.ts";
import { type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { type BookingPattern, isSamePattern, patternOf, statementRow } from "./booking-pattern.ts";
import { Calibration } from "./calibration.ts";
import type { ComparedText } from "./compared-text.ts";

/** A booking as it is learnt from. */
export interface Booked {
  /** All words of its text, and what is left of a cut one. */
  readonly words: readonly string[];
  /** See `ComparedText`. */
  readonly marks: readonly string[];
  readonly text: string;
  readonly date: IsoDate;
  /** Those that count, without zeros. */
  readonly rows: readonly Entry[];
  /** How it is seen from an account's statement, and as a whole (without account); filled when it is asked for. */
  views: readonly BookedView[];
}

export interface BookedView {
  readonly booked: Booked;
  readonly account: AccountNo | undefined;
  /** The row of the statement; -1 where there is none, and the booking tells nothing. */
  readonly place: number;
  /** Of that row, in öre; 0 of a whole. */
  readonly amount: number;
  readonly pattern: BookingPattern;
}

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

/** Money in or out of the account, or a whole booking. */
export type Direction = "in" | "out" | "whole";

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
  /** The latest bookings with all words of a text, with its two first, and with one word; the newest first. */
  readonly bookings: Map<string, Booked[]>;
  /** How many texts have each word. */
  readonly words: Map<string, number>;
  /** The longer words by their first letters: the latest that were new. */
  readonly beginnings: Map<string, string[]>;
  /** Patterns that are the same are one object. By their accounts: the latest that were new. */
  readonly patterns: Map<string, BookingPattern[]>;
  readonly base: Readonly<Record<Direction, BaseShares>>;
  readonly calibration: Readonly<Record<Scope, Readonly<Record<GuessKind, Calibration>>>>;
  readonly size: { texts: number };
}

/** An index of no bookings, to be added to. */
export function newCategorisationIndex(): CategorisationIndex {
  return {
    bookings: new Map(),
    words: new Map(),
    beginnings: new Map(),
    patterns: new Map(),
    base: { in: new BaseShares(), out: new BaseShares(), whole: new BaseShares() },
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

/** The keys of all words together, of the first two, and of each. */
export function allWordsKey(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `all ${words.toSorted().join(" ")}`;
}

export function firstWordsKey(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `first ${words.slice(0, 2).join(" ")}`;
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

const NOTHING: BookingPattern = { accounts: "", shares: [] };
/** Patterns of the same accounts that are compared; where shares are never the same twice there is no end of them. */
const MOST_COMPARED = 50;

function sharedPattern({ patterns }: CategorisationIndex, pattern: BookingPattern): BookingPattern {
  const alike = patterns.get(pattern.accounts);
  if (alike === undefined) {
    patterns.set(pattern.accounts, [pattern]);
    return pattern;
  }
  for (const other of alike) if (isSamePattern(other, pattern)) return other;
  alike.push(pattern);
  if (alike.length > MOST_COMPARED) alike.shift();
  return pattern;
}
