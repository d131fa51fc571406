import { parseAmountInput } from "@huvudbok/core/money";
import { foldOtherLetters, foldText, foldTexts, markedWords } from "@huvudbok/core/text";
import type { Transaction } from "@huvudbok/core/transaction";

/** How many transactions are prepared at a time: about a millisecond's work. */
const SLICE = 500;

/**
 * The search of a list of transactions while a person types: text in the transaction, its rows or notes, its number
 * ("12" or "A 12"), an account that it has a row on, or an amount of a row or of the whole, without sign. It returns
 * positions in the list. Texts are prepared once, slice by slice, so that other work can run in between; a changed list
 * takes over what was prepared for the transactions that are still at their positions.
 */
export class TransactionSearch {
  readonly transactions: readonly Transaction[];
  #before: TransactionSearch | undefined;
  /** Text, notes and the texts of the rows of each, folded, a line each. */
  readonly #texts: string[] = [];
  #last: Found | undefined;

  constructor(transactions: readonly Transaction[], before?: TransactionSearch) {
    this.transactions = transactions;
    this.#before = before;
  }

  get isReady(): boolean {
    return this.#texts.length >= this.transactions.length;
  }

  /** Prepares one more slice. */
  prepare(): void {
    const from = this.#texts.length;
    const slice = this.transactions.slice(from, from + SLICE);
    const before = this.#before;
    const known = before === undefined ? [] : before.#texts.slice(from, from + slice.length);
    const isKnown = slice.every((transaction, index) => before?.transactions[from + index] === transaction);
    this.#texts.push(
      ...(isKnown && known.length === slice.length ? known : foldTexts(slice.map(searchedText))),
    );
    // Once everything is taken over, the previous search must not remain in memory.
    if (this.isReady) this.#before = undefined;
  }

  /**
   * Which of the positions in `among`, in their order, match the query. Prepares what is not yet prepared. A query that
   * narrows the last one in the same positions only looks among its results.
   */
  matching(search: string, among: readonly number[]): readonly number[] {
    while (!this.isReady) this.prepare();
    const query = foldOtherLetters(search.trim());
    const last = this.#last?.among === among ? this.#last : undefined;
    if (last?.query === query) return last.positions;
    const isNarrower = last !== undefined && narrows(last.query, query);
    const positions = this.#find(query, isNarrower ? last.positions : among);
    this.#last = { among, query, positions };
    return positions;
  }

  #find(query: string, among: readonly number[]): readonly number[] {
    if (query === "") return among;
    const texts = this.#texts;
    const [folded, marked] = [foldText(query), markedWords(query)];
    const hasNumber = numberSearch(folded);
    return among.filter((position) => {
      const transaction = this.transactions[position];
      if (transaction === undefined) return false;
      if (texts[position]?.includes(folded) === true && hasWords(transaction, marked)) return true;
      return hasNumber?.(transaction) === true;
    });
  }
}

interface Found {
  readonly query: string;
  readonly among: readonly number[];
  readonly positions: readonly number[];
}

/**
 * True when everything that `longer` matches is among what `shorter` matches. Not so with digits: 1930 is an account,
 * and 193 no part of one.
 */
function narrows(shorter: string, longer: string): boolean {
  return !/\d/.test(longer) && longer.includes(shorter);
}

function hasWords(transaction: Transaction, marked: readonly string[]): boolean {
  return marked.every((word) => foldOtherLetters(searchedText(transaction)).includes(word));
}

function searchedText({ text, annotation = "", entries }: Transaction): string {
  return [text, annotation, ...entries.flatMap((entry) => entry.text ?? [])].join("\n");
}

/** Matches by number, account or amount; undefined for a query without a digit, which is none of them. */
function numberSearch(query: string): ((transaction: Transaction) => boolean) | undefined {
  if (!/\d/.test(query)) return undefined;
  const id = query.replaceAll(/\s+/g, "");
  const number = /^\d+$/.test(query) ? Number(query) : undefined;
  const parsed = parseAmountInput(query);
  const amount = parsed.ok ? Math.abs(parsed.value.amount) : undefined;
  return ({ series, number: own, entries }) =>
    (number === undefined ? id.endsWith(String(own)) && idOf(series, own) === id : own === number) ||
    ((number !== undefined || amount !== undefined) && hasRowOrSum(entries, number, amount));
}

/** Series and number without blanks: "a12". */
function idOf(series: string, number: number): string {
  return foldText(series).replaceAll(/\s+/g, "") + number;
}

function hasRowOrSum(
  entries: Transaction["entries"],
  account: number | undefined,
  amount: number | undefined,
): boolean {
  let debit = 0;
  for (const entry of entries) {
    if (entry.accountId === account || Math.abs(entry.amount) === amount) return true;
    if (entry.adjustmentType !== false && entry.amount > 0) debit += entry.amount;
  }
  return debit === amount;
}
