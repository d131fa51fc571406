import type { AccountNo } from "../account-plan/index.ts";
import { dayNumber, isoDate } from "../calendar/index.ts";
import { foldText } from "../text/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import { addBalances, type BookedBalance, type BookedBalances } from "./balancing-account.ts";
import { bareText } from "./bare-text.ts";
import { isLater } from "./later.ts";

/** How a text has been booked. */
export interface BookedText {
  /** Its folded words. */
  readonly key: string;
  /** As it was written the latest time, without numbers and dates; empty when it was nothing else. */
  readonly text: string;
  readonly latest: Transaction;
}

/**
 * What the bookings of a company teach about the next one: how every text was booked, and which accounts are used. It
 * is extended by each transaction at the cost of that one, in any order.
 */
export interface SuggestionIndex {
  /** By the folded text. */
  readonly texts: ReadonlyMap<string, BookedText>;
  /** The texts by the first two letters of each of their words. */
  readonly beginnings: ReadonlyMap<string, readonly BookedText[]>;
  /** How much each account is used, see `accountUse`. */
  readonly use: ReadonlyMap<AccountNo, number>;
  /** What balanced each account, see `balancingAccount`. */
  readonly balances: BookedBalances;
  /**
   * What an earlier fiscal year teaches of texts that this one has not booked: a text that it has is booked as this
   * year does, so that what is learnt does not depend on whether the earlier year is there.
   */
  readonly earlier?: SuggestionIndex;
}

interface GrowingText extends BookedText {
  text: string;
  latest: Transaction;
}

interface GrowingIndex extends Omit<SuggestionIndex, "earlier"> {
  readonly texts: Map<string, GrowingText>;
  readonly beginnings: Map<string, GrowingText[]>;
  readonly use: Map<AccountNo, number>;
  readonly balances: Map<string, BookedBalance>;
}

/** A booking counts half as much as one so many days later. */
const HALF_LIFE_DAYS = 90;
/** Any day: the powers of two are counted from it. */
const FIRST_DAY = dayNumber(isoDate("2000-01-01"));
/** Higher powers are not within what a number can hold: days after the year 2246 count alike. */
const HIGHEST_POWER = 1000;

/** The letters by which texts are found. */
export const LETTERS_TO_FIND = 2;

/** An index of no transactions, to be added to. */
export function newSuggestionIndex(): GrowingIndex {
  return { texts: new Map(), beginnings: new Map(), use: new Map(), balances: new Map() };
}

/**
 * Adds transactions to an index, each of them once, in place: the cost is that of the new ones, and a large index can be
 * built piece by piece.
 */
export function addToSuggestions(index: GrowingIndex, transactions: Iterable<Transaction>): void {
  for (const transaction of transactions) {
    addUse(index.use, transaction);
    addText(index, transaction);
    addBalances(index.balances, transaction);
  }
}

/** The latest transaction with the same text, whatever its case, marks, numbers and dates (TR4). */
export function recalledTransaction(index: SuggestionIndex, text: string): Transaction | undefined {
  return bookedText(index, textKey(text))?.latest;
}

/**
 * How much an account is used lately: the number of its rows, each of which counts half as much as one 90 days later.
 * Only for comparing accounts: the figure has no unit.
 */
export function accountUse(index: SuggestionIndex, account: AccountNo): number {
  const earlier = index.earlier === undefined ? 0 : accountUse(index.earlier, account);
  return earlier + (index.use.get(account) ?? 0);
}

/** How the text with these folded words has been booked: this year, or else in an earlier one. */
export function bookedText({ texts, earlier }: SuggestionIndex, key: string): BookedText | undefined {
  return texts.get(key) ?? (earlier && bookedText(earlier, key));
}

/** What texts with the same words have in common; without numbers and dates where there is anything else. */
export function textKey(text: string): string {
  return keyOf(text, bareText(text));
}

/** Whether two texts are the same but for their case, marks, numbers and dates (TR4). */
export function isSameText(a: string, b: string): boolean {
  return textKey(a) === textKey(b);
}

function keyOf(text: string, bare: string): string {
  return wordsOf(foldText(bare === "" ? text : bare)).join(" ");
}

/** The words of a text, without what stands between them. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function addText(index: GrowingIndex, transaction: Transaction): void {
  const text = bareText(transaction.text);
  const key = keyOf(transaction.text, text);
  if (key === "") return;
  const known = index.texts.get(key);
  if (known === undefined) {
    const booked = { key, text, latest: transaction };
    index.texts.set(key, booked);
    addBeginnings(index.beginnings, booked);
  } else if (isLater(transaction, known.latest)) {
    known.text = text;
    known.latest = transaction;
  }
}

function addBeginnings(beginnings: GrowingIndex["beginnings"], text: GrowingText): void {
  for (const beginning of new Set(text.key.split(" ").map((word) => word.slice(0, LETTERS_TO_FIND)))) {
    const texts = beginnings.get(beginning);
    if (texts === undefined) beginnings.set(beginning, [text]);
    else texts.push(text);
  }
}

function addUse(use: GrowingIndex["use"], { date, entries }: Transaction): void {
  const weight = 2 ** Math.min(HIGHEST_POWER, (dayNumber(date) - FIRST_DAY) / HALF_LIFE_DAYS);
  for (const { accountId } of countedEntries(entries)) use.set(accountId, (use.get(accountId) ?? 0) + weight);
}
