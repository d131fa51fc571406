import { foldText } from "../text/index.ts";
import { compareTransactions } from "./compare-transactions.ts";
import { countedEntries } from "./entries-balance.ts";
import type { Transaction } from "./transaction.ts";

/** How a text has been booked. */
interface BookedText {
  readonly latest: Transaction;
  readonly latestChoice: string;
  readonly count: number;
  /** How many of them there are of each choice of accounts and sides. */
  readonly choices: ReadonlyMap<string, number>;
}

/** How every text used before was booked, by the folded text. */
export type RecallIndex = ReadonlyMap<string, BookedText>;

/** The share of a text's transactions that must be booked as the latest for it to be a rule (TR4). */
const USUAL_SHARE = 0.8;

/** A text that has not been booked is in no way usual. */
const UNKNOWN = { latestChoice: "", count: 1, choices: new Map<string, number>() };

/** An index of no transactions, to be added to. */
export function newRecallIndex(): Map<string, BookedText> {
  return new Map();
}

/**
 * Adds transactions to an index, each of them once, in place: the cost is that of the new ones, and a large index can be
 * built piece by piece.
 */
export function addToRecall(index: Map<string, BookedText>, transactions: Iterable<Transaction>): void {
  for (const transaction of transactions) {
    const key = recallKey(transaction.text);
    if (key === "") continue;
    const before = index.get(key);
    const choice = choiceOf(transaction);
    const choices = new Map(before?.choices).set(choice, (before?.choices.get(choice) ?? 0) + 1);
    const isLatest = before === undefined || isLater(transaction, before.latest);
    index.set(key, {
      latest: isLatest ? transaction : before.latest,
      latestChoice: isLatest ? choice : before.latestChoice,
      count: (before?.count ?? 0) + 1,
      choices,
    });
  }
}

/** The latest transaction with the same text, whatever its case and marks. */
export function recalledTransaction(index: RecallIndex, text: string): Transaction | undefined {
  return index.get(recallKey(text))?.latest;
}

/** Whether the text is booked as the latest time in four cases of five: what fills a form by itself (TR4). */
export function isUsuallyBookedSo(index: RecallIndex, text: string): boolean {
  const { latestChoice, count, choices } = index.get(recallKey(text)) ?? UNKNOWN;
  return (choices.get(latestChoice) ?? 0) >= USUAL_SHARE * count;
}

/** The accounts with their sides, whatever the amounts and the order of the rows. */
function choiceOf({ entries }: Transaction): string {
  const rows = countedEntries(entries).map(
    ({ accountId, amount }) => `${accountId}${amount < 0 ? "-" : "+"}`,
  );
  return rows.sort().join(" ");
}

function isLater(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? compareTransactions(a, b) > 0 : a.date > b.date;
}

function recallKey(text: string): string {
  return foldText(text).trim().replaceAll(/\s+/g, " ");
}
