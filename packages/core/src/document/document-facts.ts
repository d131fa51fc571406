import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import type { Ore } from "../money/index.ts";
import type { ChangeRefusal } from "./change-refusal.ts";
import type { CommitFacts } from "./commit-facts.ts";
import type { DecodedChange } from "./decoded-change.ts";
import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";

/** Every kind whose changes are judged by `checkDocumentChange`; transactions have `checkTransactionsChange`. */
export type PlainKind = Exclude<DocumentKind, "transactions">;

/** What the server knows when it judges a change. What a kind's rules do not look at may be left out. */
export interface DocumentFacts<Kind extends PlainKind> extends CommitFacts {
  /** The document's fiscal year as it is after the commit. */
  readonly fiscalYear?: FiscalYear;
  /** The year comes with this commit. */
  readonly isYearNew?: boolean;
  /** Whether the document's fiscal year was locked before the commit (clarification B8). */
  readonly isYearLocked?: boolean;
  /** The stored head; absent when the document does not exist yet. */
  readonly headBefore?: HeadOf<Kind>;
  /** By id, the stored state of every item that the change puts or removes; of accountSettings and accountBalance all. */
  readonly existing: ReadonlyMap<string, ItemOf<Kind>>;
  /** The year that the user works in, for accountSettings. */
  readonly activeFiscalYearId?: string;
  /** By id, what there is of the years that the change removes or adds, for accountSettings. */
  readonly yearPasts?: ReadonlyMap<string, YearPast>;
  /** The accounts in use in the fiscal year (clarification B9), for accountPlan. */
  readonly usedAccounts?: ReadonlySet<number>;
  /** The files that a registered transaction refers to, for attachmentData. */
  readonly boundAttachments?: ReadonlySet<string>;
  /** What the year before closes with; absent without one. For accountBalance of a year that the closed date has reached. */
  readonly previousClosing?: ReadonlyMap<AccountNo, Ore>;
}

/** What is stored under the id of a fiscal year. */
export interface YearPast {
  /** The dates that the year has, or had last; absent when there never was one. */
  readonly range?: DateRange;
  /** What its documents have been through: nothing, only the commit that made the year, or more. */
  readonly documents: "none" | "creation" | "more";
}

export type Rule<Kind extends PlainKind> = (
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
) => ChangeRefusal | undefined;
