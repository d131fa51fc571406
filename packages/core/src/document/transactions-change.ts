import type { IsoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearRange, seriesOf } from "../fiscal-year/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import {
  deletionHindrance,
  type HighestNumbers,
  type NewTransaction,
  nextNumberInBooks,
  type Transaction,
  type TransactionError,
  transactionId,
  validateTransaction,
} from "../transaction/index.ts";
import { annotatedTransaction, isSameLink } from "./annotated-transaction.ts";
import type { ChangeRefusal } from "./change-refusal.ts";
import type { ChangeIntent } from "./commit-intent.ts";
import type { CorrectionLink } from "./correction-link.ts";
import type { DecodedChange } from "./decoded-change.ts";

/** What the server knows when it judges a change of the transactions of one fiscal year. */
export interface TransactionsFacts {
  /** As it is after the commit, with its series. */
  readonly fiscalYear: FiscalYear;
  /** Whether the year was locked before the commit (clarification B8). */
  readonly isYearLocked: boolean;
  readonly closedThrough?: IsoDate;
  readonly allowTransactionEdit: boolean;
  readonly isEmptyBefore: boolean;
  /** How many unlocked transactions the year had before; looked at by convert only. */
  readonly unlockedBefore: number;
  /** The account numbers of the chart after the commit. */
  readonly knownAccounts: ReadonlySet<number>;
  /** The highest number of every series before the commit. */
  readonly highestNumber: HighestNumbers;
  /** By id, the stored state of every transaction that the change puts or removes. */
  readonly existing: ReadonlyMap<string, Transaction>;
  /** How many drafts the commit puts in this fiscal year; looked at by convert only. */
  readonly draftsPut: number;
  readonly today: IsoDate;
  /** The name of who commits. */
  readonly sign: string;
}

export interface AcceptedChange {
  /** Everything to store, appended and put, with number, registration date and sign. */
  readonly put: readonly Transaction[];
  readonly remove: readonly string[];
  /** The appended ones among `put`, in the order they were sent. */
  readonly appended: readonly Transaction[];
  /** To be applied by `withCorrectionLink` to the transactions they name, in whichever year's document they are. */
  readonly corrections: readonly CorrectionLink[];
}

interface Permissions {
  readonly append: boolean;
  /** Put a transaction that is not stored, with its number. */
  readonly add: boolean;
  readonly annotate: boolean;
  readonly remove: boolean;
}

const NOTHING: Permissions = { append: false, add: false, annotate: false, remove: false };

/** Table 3.B of the clarifications. */
const PERMISSIONS: Readonly<Record<ChangeIntent, Permissions>> = {
  register: { ...NOTHING, append: true },
  import: { ...NOTHING, add: true },
  correct: { ...NOTHING, append: true, annotate: true },
  annotate: { ...NOTHING, annotate: true },
  delete: { ...NOTHING, remove: true },
  convert: { ...NOTHING, remove: true },
  undo: { ...NOTHING, add: true, annotate: true, remove: true },
  edit: NOTHING,
  save: { ...NOTHING, add: true, annotate: true, remove: true },
};

type Change = Omit<DecodedChange<"transactions">, "head">;

/** Holds a change of a year's transactions to table 3.B, and gives what is to be stored. */
export function checkTransactionsChange(
  intent: ChangeIntent,
  change: Change,
  facts: TransactionsFacts,
): Result<AcceptedChange, ChangeRefusal> {
  const added = change.put.filter((transaction) => !facts.existing.has(idOf(transaction)));
  const changed = change.put.flatMap((after) => {
    const before = facts.existing.get(idOf(after));
    return before === undefined ? [] : [{ before, after }];
  });
  const refusal =
    notOfIntent(intent, change, added, changed) ??
    lockedYear(facts, change.append.length + added.length + change.remove.length);
  if (refusal !== undefined) return err(refusal);

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

function notOfIntent(
  intent: ChangeIntent,
  change: Change,
  added: readonly Transaction[],
  changed: readonly unknown[],
): ChangeRefusal | undefined {
  const may = PERMISSIONS[intent];
  const does = {
    append: change.append.length > 0,
    add: added.length > 0,
    annotate: changed.length > 0,
    remove: change.remove.length > 0,
  };
  const [firstAdded] = added;
  if (firstAdded !== undefined && may.annotate && !may.add) {
    return { code: "missing-item", item: idOf(firstAdded) };
  }
  const actions = ["append", "add", "annotate", "remove"] as const;
  const action = actions.find((action) => does[action] && !may[action]);
  return action === undefined ? undefined : { code: "not-of-intent", intent, action };
}

function lockedYear(facts: TransactionsFacts, changesOfBooks: number): ChangeRefusal | undefined {
  return facts.isYearLocked && changesOfBooks > 0 ? { code: "year-locked" } : undefined;
}

/** Removals are judged from the end of each series, so that several can go in one commit. Lowers `highest`. */
function removedTransactions(
  intent: ChangeIntent,
  remove: readonly string[],
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  const removed: Transaction[] = [];
  for (const item of remove) {
    const transaction = facts.existing.get(item);
    if (transaction === undefined) return err({ code: "missing-item", item });
    removed.push(transaction);
  }
  if (intent === "convert") return convertedTransactions(removed, facts);
  const leaving = new Set(remove);
  for (const transaction of removed.toSorted((a, b) => b.number - a.number)) {
    const { correctedBy, ...rest } = transaction;
    const isAlone = correctedBy !== undefined && !leavesToo(correctedBy, leaving, facts);
    const hindrance = deletionHindrance(isAlone ? transaction : rest, { ...facts, highest });
    if (hindrance !== undefined) return err({ code: "not-deletable", item: idOf(transaction), hindrance });
    highest.set(transaction.series, transaction.number - 1);
  }
  return ok(removed);
}

/** Convert: all that are unlocked, none on a closed day, and as many drafts in their place (clarification C8). */
function convertedTransactions(
  removed: readonly Transaction[],
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  for (const { correctedBy: _, ...transaction } of removed) {
    const highest = new Map([[transaction.series, transaction.number]]);
    const hindrance = deletionHindrance(transaction, { ...facts, highest });
    if (hindrance !== undefined) return err({ code: "not-deletable", item: idOf(transaction), hindrance });
  }
  const { unlockedBefore: unlocked, draftsPut: drafts } = facts;
  if (removed.length !== unlocked)
    return err({ code: "convert-incomplete", unlocked, removed: removed.length });
  if (removed.length !== drafts) return err({ code: "convert-drafts", drafts, removed: removed.length });
  return ok(removed);
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

/** Transactions that come with a number: an import as in its file, anything else in the next number of its series. */
function addedTransactions(
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

/** What a file is asked less of than a person: text, amounts other than 0, and an open period. */
function isAskedOfImport({ code }: TransactionError): boolean {
  return code === "date-outside-year" || code === "account-invalid" || code === "unbalanced";
}

function importedTransactions(
  added: readonly Transaction[],
  { isEmptyBefore, fiscalYear, knownAccounts }: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  if (!isEmptyBefore && added.length > 0) return err({ code: "not-empty" });
  const rules = { year: fiscalYearRange(fiscalYear), knownAccounts };
  for (const transaction of added) {
    const error = validateTransaction({ ...transaction, rows: transaction.entries }, rules).find(
      isAskedOfImport,
    );
    if (error !== undefined) return err({ code: "invalid-transaction", item: idOf(transaction), error });
  }
  return ok(added);
}

function appendedTransactions(
  intent: ChangeIntent,
  append: readonly NewTransaction[],
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  const result: Transaction[] = [];
  for (const transaction of append) {
    const registered = registeredTransaction(intent, transaction, highest, facts);
    if (!registered.ok) return registered;
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
  // What an undone deletion puts back is linked anew, as a correction is.
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
    number,
    regDate: today,
    sign,
    locked: false,
    ...(corrects === undefined ? {} : { corrects }),
  });
}

/** What the new transactions correct; an imported file has no links of ours. */
function newLinks(
  registered: readonly Transaction[],
  intent: ChangeIntent,
  { fiscalYear }: TransactionsFacts,
): CorrectionLink[] {
  if (intent === "import") return [];
  return registered.flatMap(({ corrects, series, number }) =>
    corrects === undefined
      ? []
      : [{ corrected: corrects, correctedBy: { fiscalYearId: fiscalYear.id, series, number } }],
  );
}

/** A removed correction leaves its mark on what it corrected, unless that goes as well. */
function droppedLinks(removed: readonly Transaction[], facts: TransactionsFacts): CorrectionLink[] {
  const leaving = new Set(removed.map(idOf));
  return removed.flatMap(({ corrects }) =>
    corrects === undefined || leavesToo(corrects, leaving, facts)
      ? []
      : [{ corrected: corrects, correctedBy: undefined }],
  );
}

function leavesToo(
  link: NonNullable<Transaction["corrects"]>,
  leaving: ReadonlySet<string>,
  { fiscalYear }: TransactionsFacts,
): boolean {
  return link.fiscalYearId === fiscalYear.id && leaving.has(transactionId(link.series, link.number));
}

function idOf({ series, number }: Pick<Transaction, "series" | "number">): string {
  return transactionId(series, number);
}
