import type { Draft } from "../../draft/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { type HighestNumbers, type Transaction, transactionId } from "../../transaction/index.ts";
import type { CommitFacts } from "../commit-facts.ts";

/** What the server knows when it checks a change of the transactions of one fiscal year. */
export interface TransactionsFacts extends CommitFacts {
  /** As it is after the commit, with its series. */
  readonly fiscalYear: FiscalYear;
  /** Whether the year was locked before the commit (CH12). */
  readonly isYearLocked: boolean;
  /** The year is new in this commit. */
  readonly isYearNew: boolean;
  readonly allowTransactionEdit: boolean;
  readonly isEmptyBefore: boolean;
  /** How many unlocked transactions the year had before; used by convert only. */
  readonly unlockedBefore: number;
  /** The account numbers of the chart after the commit. */
  readonly knownAccounts: ReadonlySet<number>;
  /** The highest number of every series before the commit. */
  readonly highestNumber: HighestNumbers;
  /** By id, the stored state of every transaction that the change puts or removes. */
  readonly existing: ReadonlyMap<string, Transaction>;
  /** By year and id, what the marks of a returning year name in other years, as far as it is stored (CH24). */
  readonly corrections: ReadonlyMap<string, ReadonlyMap<string, Transaction>>;
  /** The drafts that the commit puts in this fiscal year; used by convert only. */
  readonly draftsPut: readonly Draft[];
}

export function idOf({ series, number }: Pick<Transaction, "series" | "number">): string {
  return transactionId(series, number);
}
