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
  return (transaction) => {
    const { folded, id } = searchText(transaction);
    return (
      folded.includes(query) ||
      id === number ||
      String(transaction.number) === query ||
      transaction.entries.some((entry) => entry.accountId === account || Math.abs(entry.amount) === amount) ||
      (amount !== undefined && entriesTurnover(transaction.entries).debit === amount)
    );
  };
}

interface SearchText {
  /** Text, notes and the texts of the rows, a line each. */
  readonly folded: string;
  /** Series and number without blanks: "a12". */
  readonly id: string;
}

// Folding is most of a search, and a transaction never changes: it is done once, not at every key.
const searchTexts = new WeakMap<Transaction, SearchText>();

function searchText(transaction: Transaction): SearchText {
  const known = searchTexts.get(transaction);
  if (known !== undefined) return known;
  const { text, annotation = "", entries, series, number } = transaction;
  const texts = [text, annotation, ...entries.flatMap((entry) => entry.text ?? [])];
  const made = {
    folded: foldText(texts.join("\n")),
    id: foldText(series).replaceAll(/\s+/g, "") + number,
  };
  searchTexts.set(transaction, made);
  return made;
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
