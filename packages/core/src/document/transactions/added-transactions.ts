import { fiscalYearRange, seriesOf } from "../../fiscal-year/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import {
  type Entry,
  type NewTransaction,
  nextNumberInBooks,
  type Transaction,
  type TransactionError,
  transactionId,
  validateTransaction,
} from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import { isSameLink } from "./annotated-transaction.ts";
import type { CorrectionLink } from "./correction-link.ts";
import { idOf, type TransactionsFacts } from "./transactions-facts.ts";

/** Transactions that come with a number: an import as in its file, anything else in the next number of its series. */
export function addedTransactions(
  intent: ChangeIntent,
  added: readonly Transaction[],
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  if (intent === "import") return importedTransactions(added, facts);
  const result: Transaction[] = [];
  for (const transaction of added.toSorted((a, b) => a.number - b.number)) {
    const registered = registeredTransaction(intent, transaction, highest, facts);
    if (!registered.ok) return registered;
    if (registered.value.number !== transaction.number) {
      return err({ code: "wrong-number", item: idOf(transaction), expected: registered.value.number });
    }
    result.push(registered.value);
  }
  return ok(result);
}

/** What is required of a person but not of a file: a text, and amounts other than 0. */
function isAskedOfImport({ code }: TransactionError): boolean {
  return (
    code === "date-outside-year" ||
    code === "date-closed" ||
    code === "account-invalid" ||
    code === "unbalanced"
  );
}

/** A year that is new in the same commit has no closed days; in an existing year the closed days hold. */
function importedTransactions(
  added: readonly Transaction[],
  { isEmptyBefore, fiscalYear, isYearNew, knownAccounts, closedThrough }: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  if (!isEmptyBefore && added.length > 0) return err({ code: "not-empty" });
  const rules = {
    year: fiscalYearRange(fiscalYear),
    knownAccounts,
    ...(isYearNew || closedThrough === undefined ? {} : { closedThrough }),
  };
  for (const transaction of added) {
    const { series, corrects, correctedBy } = transaction;
    if ((corrects ?? correctedBy) !== undefined) {
      return err({ code: "link-outside-correction", item: idOf(transaction) });
    }
    if (seriesOf(fiscalYear, series) === undefined) {
      return err({ code: "unknown-series", item: idOf(transaction), series });
    }
    const error = validateTransaction({ ...transaction, rows: transaction.entries }, rules).find(
      isAskedOfImport,
    );
    if (error !== undefined) return err({ code: "invalid-transaction", item: idOf(transaction), error });
  }
  return ok(added);
}

/** Gives transactions without a number the next ones of their series, in the given order. Raises `highest`. */
export function appendedTransactions(
  intent: ChangeIntent,
  append: readonly NewTransaction[],
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  const result: Transaction[] = [];
  for (const [appended, transaction] of append.entries()) {
    const registered = registeredTransaction(intent, transaction, highest, facts);
    if (!registered.ok) return err({ ...registered.error, appended });
    result.push(registered.value);
  }
  return ok(result);
}

/** A transaction as it is stored when it is registered: number, date and sign are the server's. Raises `highest`. */
function registeredTransaction(
  intent: ChangeIntent,
  { corrects, correctedBy, ...transaction }: NewTransaction,
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<Transaction, ChangeRefusal> {
  const { fiscalYear, today, sign } = facts;
  const { series } = transaction;
  const number = nextNumberInBooks(series, fiscalYear, highest);
  if (!Number.isSafeInteger(number)) return err({ code: "series-full", series });
  const item = transactionId(series, number);
  if (seriesOf(fiscalYear, series) === undefined && !highest.has(series)) {
    return err({ code: "unknown-series", item, series });
  }
  const rules = { year: fiscalYearRange(fiscalYear), ...facts };
  const [error] = validateTransaction({ ...transaction, rows: transaction.entries }, rules);
  if (error !== undefined) return err({ code: "invalid-transaction", item, error });
  // An undone deletion links what it puts back again, as a correction does.
  const mayLink = intent === "correct" || intent === "undo";
  if (!mayLink && (corrects ?? correctedBy) !== undefined)
    return err({ code: "link-outside-correction", item });
  if (corrects === undefined && intent === "correct") return err({ code: "correction-without-link", item });
  if (isSameLink(corrects, { fiscalYearId: fiscalYear.id, series, number })) {
    return err({ code: "missing-item", item });
  }
  highest.set(series, number);
  return ok({
    ...transaction,
    entries: intent === "undo" ? transaction.entries : registeredEntries(transaction.entries, facts),
    number,
    regDate: today,
    sign,
    locked: false,
    ...(corrects === undefined ? {} : { corrects }),
  });
}

/** The rows of a new transaction: who adjusted one, and when, is who registers it; of others it is not said (CH3). */
function registeredEntries(
  entries: readonly Entry[],
  { sign, today }: Pick<TransactionsFacts, "sign" | "today">,
): readonly Entry[] {
  return entries.map(({ sign: _sign, date: _date, ...entry }) =>
    entry.adjustmentType === undefined ? entry : { ...entry, sign, date: today },
  );
}

/**
 * What the new transactions correct; an imported file has no such links. Several that correct the same one belong
 * together ('Rätta': the reversal and the new entry), and the first of them is its mark. It must reverse it, and what is
 * booked instead must be something else (TR20). What an undone deletion puts back was registered before, so it is not
 * refused: a reversal is the mark again, anything else leaves the mark as it is.
 */
export function newLinks(
  registered: readonly Transaction[],
  intent: ChangeIntent,
  { fiscalYear }: TransactionsFacts,
): CorrectionLink[] {
  if (intent === "import") return [];
  return registered.flatMap((transaction, index): CorrectionLink[] => {
    const { corrects, series, number } = transaction;
    if (corrects === undefined) return [];
    const correctedBy = { fiscalYearId: fiscalYear.id, series, number };
    const link = { corrected: corrects, correctedBy, reversal: transaction.entries };
    if (intent !== "correct") return [{ ...link, isPutBack: true }];
    const correctsTheSame = (other: Transaction) => isSameLink(other.corrects, corrects);
    if (registered.slice(0, index).some(correctsTheSame)) return [];
    return [{ ...link, ...inPlaceOf(transaction, registered.slice(index + 1).filter(correctsTheSame)) }];
  });
}

/** What is booked on the day and in the series of a reversal, alone with it. */
function inPlaceOf(
  { date, series }: Transaction,
  [replacement, ...more]: readonly Transaction[],
): Pick<CorrectionLink, "replacement"> {
  const isInItsPlace = replacement?.date === date && replacement.series === series && more.length === 0;
  return isInItsPlace ? { replacement: { text: replacement.text, entries: replacement.entries } } : {};
}
