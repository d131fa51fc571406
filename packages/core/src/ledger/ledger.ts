import type { AccountBalance } from "../account-balance/index.ts";
import type { AccountPlan } from "../account-plan/index.ts";
import type { Draft } from "../draft/index.ts";
import { type FiscalYear, fiscalYearRange } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { type Book, buildBook, extendBook, vouchersOf } from "./book.ts";
import { type CountedDrafts, countDrafts, type DatedDraft } from "./counted-drafts.ts";

/**
 * The index of one fiscal year's books that every report is computed from (design section 5). A value: extending it
 * gives a new one and leaves the old as it was.
 */
export interface Ledger {
  readonly fiscalYear: FiscalYear;
  readonly openingBalances: readonly AccountBalance[];
  readonly registered: Book<Transaction>;
  /** The drafts that are counted in; absent when the books are read without drafts. */
  readonly drafts?: CountedDrafts;
  /** Every draft that was given, counted or not. */
  readonly givenDrafts: readonly Draft[];
}

export interface LedgerInput {
  readonly fiscalYear: FiscalYear;
  readonly openingBalances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
  /** Counts the drafts in too; the plan tells which of their accounts exist (clarification B18). */
  readonly drafts?: { readonly drafts: readonly Draft[]; readonly plan: AccountPlan };
}

/** Indexes a fiscal year: one pass over the rows. */
export function buildLedger(input: LedgerInput): Ledger {
  const { fiscalYear, openingBalances, transactions, drafts } = input;
  const ledger = { fiscalYear, openingBalances, registered: buildBook(transactions), givenDrafts: [] };
  return drafts === undefined ? ledger : withDrafts(ledger, drafts.drafts, drafts.plan);
}

/**
 * The ledger with a transaction that has come since: equal to building it anew, but as fast as the transaction is
 * short.
 */
export function extendLedger(ledger: Ledger, transaction: Transaction): Ledger {
  return { ...ledger, registered: extendBook(ledger.registered, transaction) };
}

/** The same books with these drafts counted in, instead of those counted before. */
export function withDrafts(ledger: Ledger, drafts: readonly Draft[], plan: AccountPlan): Ledger {
  const counted = countDrafts(drafts, plan, fiscalYearRange(ledger.fiscalYear));
  return { ...ledger, givenDrafts: drafts, drafts: counted };
}

/** The same books with registered transactions only. */
export function withoutDrafts(ledger: Ledger): Ledger {
  const { drafts, ...rest } = ledger;
  return drafts === undefined ? ledger : { ...rest, givenDrafts: [] };
}

/** The registered transactions, in the order they were given. */
export function transactionsOf(ledger: Ledger): readonly Transaction[] {
  return vouchersOf(ledger.registered);
}

/** The drafts that are counted in, in the order they were given. */
export function draftsOf(ledger: Ledger): readonly DatedDraft[] {
  return ledger.drafts === undefined ? [] : vouchersOf(ledger.drafts.book);
}
