import type { AccountNo, AccountPlan } from "../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import { type Book, buildBook } from "./book.ts";

/** A draft that can be counted in a ledger. */
export interface DatedDraft extends Draft {
  readonly date: IsoDate;
}

/** Which drafts were included, and which were left out and why. */
export interface DraftCounts {
  readonly counted: number;
  /** Not counted: no date. */
  readonly withoutDate: number;
  /** Not counted: dated outside the fiscal year. */
  readonly outsideYear: number;
  /** Not counted: no row on an account of the plan. */
  readonly withoutAccount: number;
  /** Counted, although debit and credit differ: ids of the drafts. */
  readonly unbalanced: readonly string[];
}

export interface CountedDrafts {
  readonly book: Book<DatedDraft>;
  readonly counts: DraftCounts;
}

/**
 * Sorts out which drafts a report may count (LE7): dated inside the year and with an account of the plan. In a draft
 * with such a row, rows without an account of the plan are left out; the others are counted, and the draft is flagged
 * as unbalanced when they do not balance.
 */
export function countDrafts(drafts: readonly Draft[], plan: AccountPlan, year: DateRange): CountedDrafts {
  const inPlan = new Set<AccountNo>(plan.accounts2.map((account) => account.id));
  const candidates = drafts.filter(isDated);
  const inYear = candidates.filter((draft) => rangeContains(year, draft.date));
  const counted = inYear.filter((draft) => entriesInPlan(draft, inPlan).length > 0);
  return {
    book: buildBook(counted, (account) => inPlan.has(account)),
    counts: {
      counted: counted.length,
      withoutDate: drafts.length - candidates.length,
      outsideYear: candidates.length - inYear.length,
      withoutAccount: inYear.length - counted.length,
      unbalanced: counted.filter((draft) => !balances(draft, inPlan)).map((draft) => draft.id),
    },
  };
}

function isDated(draft: Draft): draft is DatedDraft {
  return draft.date !== undefined;
}

function entriesInPlan(draft: Draft, inPlan: ReadonlySet<AccountNo>) {
  return draft.entries.filter((entry) => entry.accountId !== undefined && inPlan.has(entry.accountId));
}

function balances(draft: Draft, inPlan: ReadonlySet<AccountNo>): boolean {
  let sum = 0;
  for (const entry of entriesInPlan(draft, inPlan)) {
    if (entry.adjustmentType !== false) sum += entry.amount;
  }
  return sum === 0;
}
