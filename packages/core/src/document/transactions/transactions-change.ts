import { err, ok, type Result } from "../../shared/index.ts";
import { isReversalOf, type Transaction, transactionId } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import { addedTransactions, appendedTransactions, newLinks } from "./added-transactions.ts";
import { annotatedTransaction, isSameLink } from "./annotated-transaction.ts";
import type { CorrectionLink } from "./correction-link.ts";
import { droppedLinks, removedTransactions } from "./removed-transactions.ts";
import { idOf, type TransactionsFacts } from "./transactions-facts.ts";
import { notOfIntent, type TransactionsChange } from "./transactions-intent.ts";

export interface AcceptedTransactions {
  /** Everything to store, appended and put, with number, registration date and sign. */
  readonly put: readonly Transaction[];
  readonly remove: readonly string[];
  /** The appended ones among `put`, in the order they were sent. */
  readonly appended: readonly Transaction[];
  /** To be applied by `withCorrectionLink` to the transactions that they name, in the document of any year. */
  readonly corrections: readonly CorrectionLink[];
}

/** Holds a change of a year's transactions to CH3 to CH12, and returns what is to be stored. */
export function checkTransactionsChange(
  change: TransactionsChange,
  facts: TransactionsFacts,
): Result<AcceptedTransactions, ChangeRefusal> {
  const { intent } = facts;
  const added = change.put.filter((transaction) => !facts.existing.has(idOf(transaction)));
  const changed = change.put.flatMap((after) => {
    const before = facts.existing.get(idOf(after));
    return before === undefined ? [] : [{ before, after }];
  });
  const refusal = notOfIntent(intent, change, added, changed) ?? lockedYear(facts, change, added);
  if (refusal !== undefined) return err(refusal);
  if (intent === "undo" && facts.isYearNew) return ok(returnedTransactions(added, facts));

  const highest = new Map(facts.highestNumber);
  const removed = removedTransactions(intent, change.remove, highest, facts);
  if (!removed.ok) return removed;
  const annotated = annotatedTransactions(intent, changed, facts);
  if (!annotated.ok) return annotated;
  const adding = addedTransactions(intent, added, highest, facts);
  if (!adding.ok) return adding;
  const appended = appendedTransactions(intent, change.append, highest, facts);
  if (!appended.ok) return appended;
  return ok({
    put: [...annotated.value, ...adding.value, ...appended.value],
    remove: change.remove,
    appended: appended.value,
    corrections: [
      ...droppedLinks(removed.value, facts),
      ...newLinks([...adding.value, ...appended.value], intent, facts),
    ],
  });
}

/**
 * A deleted year comes back with its transactions to the letter: their numbers, dates of registration, signs and marks.
 * That they are what the deletion took is for the store to see, which knows it. A mark of the same year is among them;
 * one that a transaction of another year has set goes when that has gone meanwhile (CH24).
 */
function returnedTransactions(put: readonly Transaction[], facts: TransactionsFacts): AcceptedTransactions {
  const links = newLinks(put, "undo", facts);
  const toOthers = links.filter(({ corrected }) => corrected.fiscalYearId !== facts.fiscalYear.id);
  const returned = put.map((transaction) => {
    const { correctedBy: _, ...unmarked } = transaction;
    return isStillCorrected(transaction, facts) ? transaction : unmarked;
  });
  return { put: returned, remove: [], appended: [], corrections: toOthers };
}

function isStillCorrected(
  { series, number, entries, correctedBy }: Transaction,
  { fiscalYear, corrections }: TransactionsFacts,
): boolean {
  if (correctedBy === undefined || correctedBy.fiscalYearId === fiscalYear.id) return true;
  const correction = corrections
    .get(correctedBy.fiscalYearId)
    ?.get(transactionId(correctedBy.series, correctedBy.number));
  const own = { fiscalYearId: fiscalYear.id, series, number };
  return (
    correction !== undefined &&
    isSameLink(correction.corrects, own) &&
    isReversalOf(correction.entries, entries)
  );
}

function lockedYear(
  { isYearLocked }: TransactionsFacts,
  { append, remove, ends }: TransactionsChange,
  added: readonly Transaction[],
): ChangeRefusal | undefined {
  const changesBooks = append.length + added.length + remove.length > 0 || ends === true;
  return isYearLocked && changesBooks ? { code: "year-locked" } : undefined;
}

function annotatedTransactions(
  intent: ChangeIntent,
  changed: readonly { readonly before: Transaction; readonly after: Transaction }[],
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  const annotated: Transaction[] = [];
  for (const { before, after } of changed) {
    const movesLink =
      !isSameLink(before.corrects, after.corrects) || !isSameLink(before.correctedBy, after.correctedBy);
    // In a correction and its undoing the links move by themselves; elsewhere a changed link is an attempt.
    if (movesLink && intent !== "correct" && intent !== "undo") {
      return err({ code: "link-outside-correction", item: idOf(after) });
    }
    const result = annotatedTransaction(before, after, facts.isYearLocked);
    if (!result.ok) return result;
    annotated.push(result.value);
  }
  return ok(annotated);
}
