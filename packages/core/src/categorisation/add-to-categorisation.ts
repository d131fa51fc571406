import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";
import { isTakenBack, noteBooked } from "./booked-money.ts";
import { bookedRows, isSamePattern } from "./booking-pattern.ts";
import {
  type AskedRow,
  allWordsKey,
  type CategorisationIndex,
  directionOf,
  firstWordsKey,
  type Question,
  viewOf,
} from "./categorisation-index.ts";
import { estimatedBookings, knownWords } from "./estimated-bookings.ts";
import type { Booked, KnownPattern } from "./known-booking.ts";
import { type ComparedText, comparedText } from "./words/compared-text.ts";
import { type KnownWord, newKnownWord } from "./words/known-word.ts";
import { SAME_BEGINNING, SHORTEST_SIMILAR } from "./words/similar-word.ts";

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
    // What the booking answers: each account's statement that has a row of it, and the whole.
    const questions = [WHOLE, ...statementRows(booked)];
    if (isTested(index)) testGuesses(index, questions, text, booked);
    addBooked(index, questions, words, booked);
  }
}

const NO_VIEWS: Booked["views"] = [];
const WHOLE: AskedRow = {};

function testGuesses(
  index: CategorisationIndex,
  questions: readonly AskedRow[],
  text: ComparedText,
  booked: Booked,
): void {
  const known = knownWords(index, text.words);
  for (const asked of questions) {
    testGuess(index, { ...asked, ...text, known }, viewOf(index, booked, asked.account).pattern);
  }
}

function addBooked(
  index: CategorisationIndex,
  questions: readonly AskedRow[],
  words: readonly string[],
  booked: Booked,
): void {
  const known = words.map((word) => index.words.get(word) ?? addedWord(index, word));
  index.size.texts += 1;
  for (const asked of questions) {
    index.base[directionOf(asked)].add(known, viewOf(index, booked, asked.account).pattern);
  }
  for (const word of known) {
    word.texts += 1;
    addByDate(word.bookings, booked);
  }
  if (words.length < 2) return;
  for (const key of [allWordsKey(words), firstWordsKey(words)]) {
    const list = index.combinations.get(key);
    if (list === undefined) index.combinations.set(key, [booked]);
    else addByDate(list, booked);
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

function testGuess(index: CategorisationIndex, question: Question, pattern: KnownPattern): void {
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

function addedWord({ words, beginnings }: CategorisationIndex, word: string): KnownWord {
  const added = newKnownWord();
  words.set(word, added);
  if (word.length < SHORTEST_SIMILAR || word.startsWith("n:")) return added;
  const beginning = word.slice(0, SAME_BEGINNING);
  const alike = beginnings.get(beginning);
  if (alike === undefined) beginnings.set(beginning, [word]);
  else if (alike.push(word) > MOST_COMPARED) alike.shift();
  return added;
}

/** The most words that one is compared with. */
const MOST_COMPARED = 400;

/** How many of the latest bookings are kept of each key: those of both signs. */
const MOST_BOOKINGS = 60;

/** By date, whatever the order in which they are added; the latest are kept. */
function addByDate(list: Booked[], booked: Booked): void {
  const older = list.findIndex(({ date }) => date <= booked.date);
  if (older === 0) list.unshift(booked);
  else list.splice(older === -1 ? list.length : older, 0, booked);
  if (list.length > MOST_BOOKINGS) list.pop();
}
