import type { DateRange } from "../calendar/index.ts";
import { parseAmountInput } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { foldText } from "../text/index.ts";
import { entriesTurnover } from "./entries-balance.ts";
import type { Transaction } from "./transaction.ts";

export interface TransactionFilter {
  readonly search: string;
  /** Only transactions of these days. */
  readonly period?: DateRange;
}

/**
 * The transactions that a list shows for what is typed in its search box: text in the transaction, its rows or notes,
 * its number ("12" or "A 12"), an account that it has a row on, or an amount of a row or of the whole, without sign.
 */
export function filterTransactions(
  transactions: readonly Transaction[],
  { search, period }: TransactionFilter,
): readonly Transaction[] {
  const matches = transactionSearch(search);
  return transactions.filter(
    (transaction) =>
      (period === undefined || (transaction.date >= period.from && transaction.date <= period.to)) &&
      matches(transaction),
  );
}

/** One search prepared for many transactions. An empty search matches all. */
export function transactionSearch(search: string): (transaction: Transaction) => boolean {
  const query = foldText(search.trim());
  if (query === "") return () => true;
  const number = query.replaceAll(/\s+/g, "");
  const account = /^\d{4}$/.test(query) ? Number(query) : undefined;
  const parsed = parseAmountInput(query, { isKnownCurrency: () => false });
  const amount = parsed.ok ? Math.abs(parsed.value.amount) : undefined;
  return (transaction) =>
    foldText(transaction.text).includes(query) ||
    String(transaction.number) === query ||
    foldText(transaction.series).replaceAll(/\s+/g, "") + transaction.number === number ||
    transaction.entries.some((entry) => entry.accountId === account || Math.abs(entry.amount) === amount) ||
    entriesTurnover(transaction.entries).debit === amount ||
    hasInNotes(transaction, query);
}

function hasInNotes({ annotation, entries }: Transaction, query: string): boolean {
  const notes = [annotation, ...entries.map(({ text }) => text)];
  return notes.some((note) => note !== undefined && foldText(note).includes(query));
}

export type TransactionSortKey = "number" | "date" | "text";

const SWEDISH = new Intl.Collator("sv", { numeric: true });

/** By series and number: the order in which each series was registered. */
export function compareTransactions(
  a: Pick<Transaction, "series" | "number">,
  b: Pick<Transaction, "series" | "number">,
): number {
  if (a.series === b.series) return a.number - b.number;
  return SWEDISH.compare(a.series, b.series) || (a.series < b.series ? -1 : 1);
}

/** Compares by one column of the list, and by series and number where that is equal. */
export function transactionComparator(key: TransactionSortKey): (a: Transaction, b: Transaction) => number {
  switch (key) {
    case "date":
      return (a, b) => compareText(a.date, b.date) || compareTransactions(a, b);
    case "text":
      return (a, b) => SWEDISH.compare(a.text, b.text) || compareTransactions(a, b);
    case "number":
      return compareTransactions;
    default:
      return assertNever(key);
  }
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
