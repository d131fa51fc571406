import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";
import { isTakenBack, noteBooked } from "./booked-money.ts";
import { type BookingPattern, bookedRows, isSamePattern } from "./booking-pattern.ts";
import {
  type AskedRow,
  allWordsKey,
  type Booked,
  type CategorisationIndex,
  directionOf,
  firstWordsKey,
  type Question,
  viewOf,
} from "./categorisation-index.ts";
import { type ComparedText, comparedText } from "./compared-text.ts";
import { estimatedBookings, knownWords } from "./estimated-bookings.ts";
import { SAME_BEGINNING, SHORTEST_SIMILAR } from "./similar-word.ts";

/**
 * Adds transactions to an index, each of them once, in place. In the order of their dates: each is first guessed by
 * those before it, which is how the index learns how far it can be trusted.
 */
export function addToCategorisation(index: CategorisationIndex, transactions: Iterable<Transaction>): void {
  for (const transaction of transactions) {
    const rows = bookedRows(transaction);
    noteBooked(index, transaction, rows);
    if (isTakenBack(transaction)) continue;
    const text = comparedText(transaction.text);
    const { words, cut } = text;
    if (words.length === 0 || rows.length < 2) continue;
    const booked: Booked = {
      words: cut === "" ? words : [...words, cut],
      marks: text.marks,
      text: transaction.text,
      date: transaction.date,
      rows,
      views: NO_VIEWS,
    };
    noteGuesses(index, text, booked);
    addWords(index, words);
    for (const key of keysOf(words)) addBooking(index.bookings, key, booked);
  }
}

const NO_VIEWS: Booked["views"] = [];

function keysOf(words: readonly string[]): ReadonlySet<string> {
  return new Set([allWordsKey(words), firstWordsKey(words), ...words]);
}

/** What the booking answers: each account's statement that has a row of it, and the whole. */
function noteGuesses(index: CategorisationIndex, text: ComparedText, booked: Booked): void {
  const { words } = text;
  const known = isTested(index) ? knownWords(index, words) : undefined;
  for (const asked of [{}, ...statementRows(booked)]) {
    const { pattern } = viewOf(index, booked, asked.account);
    if (known !== undefined) testGuess(index, { ...asked, ...text, known }, pattern);
    index.base[directionOf(asked)].add(words, pattern);
  }
}

/** The rows on accounts that money is moved between and that have one row each. */
function statementRows({ rows }: Booked): readonly AskedRow[] {
  const own = new Map<AccountNo, Entry | undefined>();
  for (const row of rows) {
    const { accountId } = row;
    if (isTransferAccount(accountId)) own.set(accountId, own.has(accountId) ? undefined : row);
  }
  return [...own.values()].flatMap((row) =>
    row === undefined ? [] : [{ account: row.accountId, amount: row.amount }],
  );
}

function testGuess(index: CategorisationIndex, question: Question, pattern: BookingPattern): void {
  const calibration = index.calibration[question.account === undefined ? "whole" : "row"];
  for (const guess of estimatedBookings(index, question)) {
    calibration[guess.kind].note(guess.estimate, isSamePattern(guess.pattern, pattern));
  }
}

/**
 * Every booking at first, then one of five, and one of more the more there are: guessing costs most, and what is known of
 * many hardly changes.
 */
const [ALL_UP_TO, THEN_EVERY, ONE_MORE_PER] = [3000, 5, 2000];

function isTested({ size: { texts } }: CategorisationIndex): boolean {
  if (texts < ALL_UP_TO) return true;
  return texts % (THEN_EVERY + Math.floor((texts - ALL_UP_TO) / ONE_MORE_PER)) === 0;
}

function addWords({ words, beginnings, size }: CategorisationIndex, added: readonly string[]): void {
  size.texts += 1;
  for (const word of added) {
    const count = words.get(word) ?? 0;
    words.set(word, count + 1);
    if (count > 0 || word.length < SHORTEST_SIMILAR || word.startsWith("n:")) continue;
    const beginning = word.slice(0, SAME_BEGINNING);
    const alike = beginnings.get(beginning);
    if (alike === undefined) beginnings.set(beginning, [word]);
    else if (alike.push(word) > MOST_COMPARED) alike.shift();
  }
}

/** The most words that one is compared with. */
const MOST_COMPARED = 400;

/** How many of the latest bookings are kept of each key: those of both signs. */
const MOST_BOOKINGS = 60;

/** By date, whatever the order in which they are added; the latest are kept. */
function addBooking(bookings: Map<string, Booked[]>, key: string, booked: Booked): void {
  const list = bookings.get(key);
  if (list === undefined) {
    bookings.set(key, [booked]);
    return;
  }
  const older = list.findIndex(({ date }) => date <= booked.date);
  if (older === 0) list.unshift(booked);
  else list.splice(older === -1 ? list.length : older, 0, booked);
  if (list.length > MOST_BOOKINGS) list.pop();
}
