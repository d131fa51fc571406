import type { AccountBalance } from "../account-balance/index.ts";
import type { AccountPlan } from "../account-plan/index.ts";
import type { Draft } from "../draft/index.ts";
import { type FiscalYear, fiscalYearRange } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { type Book, buildBook, extendBook, vouchersOf } from "./book.ts";
import { type CountedDrafts, countDrafts, type DatedDraft } from "./counted-drafts.ts";

/**
 * The index of one fiscal year's books that every report is computed from (LE1). A value: extending it returns a new
 * one and does not change the old.
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
  /** Includes the drafts; the plan says which of their accounts exist (LE7). */
  readonly drafts?: { readonly drafts: readonly Draft[]; readonly plan: AccountPlan };
}

/** Indexes a fiscal year: one pass over the rows. */
export function buildLedger(input: LedgerInput): Ledger {
  const { fiscalYear, openingBalances, transactions, drafts } = input;
  const ledger = { fiscalYear, openingBalances, registered: buildBook(transactions), givenDrafts: [] };
  return drafts === undefined ? ledger : withDrafts(ledger, drafts.drafts, drafts.plan);
}

/**
 * The ledger with one more transaction: equal to building it again, in time proportional to the transaction's rows.
 */
export function extendLedger(ledger: Ledger, transaction: Transaction): Ledger {
  return { ...ledger, registered: extendBook(ledger.registered, transaction) };
}

/** The same books with these drafts included, in place of those included before. */
export function withDrafts(ledger: Ledger, drafts: readonly Draft[], plan: AccountPlan): Ledger {
  const counted = countDrafts(drafts, plan, fiscalYearRange(ledger.fiscalYear));
  return { ...ledger, givenDrafts: drafts, drafts: counted };
}

/** The registered transactions, in the order they were given. */
export function transactionsOf(ledger: Ledger): readonly Transaction[] {
  return vouchersOf(ledger.registered);
}

/** The drafts that are counted in, in the order they were given. */
export function draftsOf(ledger: Ledger): readonly DatedDraft[] {
  return ledger.drafts === undefined ? [] : vouchersOf(ledger.drafts.book);
}
