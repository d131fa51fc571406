import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange } from "../../calendar/index.ts";
import type { FeatureId } from "../../feature/index.ts";
import type { FiscalYear, FiscalYearId } from "../../fiscal-year/index.ts";
import type { Ore } from "../../money/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import type { NewTransaction, Transaction, TransactionLink } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { CommitFacts } from "../commit-facts.ts";

/** What a commit does to one document, in the form that core works with. */
export interface Change<Head, Item> {
  readonly head?: Head;
  readonly put: readonly Item[];
  readonly remove: readonly string[];
  /** For kinds whose items the server numbers: the items that get the next numbers. */
  readonly append: readonly NewTransaction[];
  /** The document ends with this change; `remove` names every item that it held. */
  readonly ends?: boolean;
}

/** What the rules of a kind know when they check a change. What they have not asked for may be left out. */
export interface RuleFacts<Head, Item> extends CommitFacts, Partial<AnswersToRules> {
  /** The document's fiscal year as it is after the commit. */
  readonly fiscalYear?: FiscalYear;
  /** The document's fiscal year as it was before a commit that removes it from the list of years. */
  readonly leavingYear?: FiscalYear;
  /** The year is new in this commit. */
  readonly isYearNew?: boolean;
  /** Whether the document's fiscal year was locked before the commit (CH12). */
  readonly isYearLocked?: boolean;
  /** The stored head; absent when the document does not exist yet. */
  readonly headBefore?: Head;
  /** The document held no items before. */
  readonly isEmptyBefore?: boolean;
  /** By id, the stored state of every item that the change puts or removes; of all items where the rule needs them. */
  readonly existing: ReadonlyMap<string, Item>;
  /** By kind, the items that the commit puts in the documents of the same fiscal year. */
  readonly putInYear?: ReadonlyMap<string, readonly unknown[]>;
}

/** What a rule may ask for: a question of yes or no, or about the things that it lists; an empty list asks nothing. */
export interface Questions {
  /** Every stored item of the document in `existing`, not only those that the change touches. */
  readonly allItems: boolean;
  /** What is stored of these years, by id. */
  readonly yearPasts: readonly string[];
  /** Those of these ids under which the company has a fiscal year, or has had one. */
  readonly knownYears: ReadonlySet<string>;
  /** The series with transactions in these years, by id. */
  readonly usedSeries: readonly string[];
  /** The accounts in use in the fiscal year (LE8). */
  readonly usedAccounts: boolean;
  /** The items of this list that something registered in the year refers to. */
  readonly boundItems: readonly string[];
  /** The closing balances of the year before. */
  readonly previousClosing: boolean;
  /** The numbers of this list that are in the year's chart. */
  readonly knownAccounts: ReadonlySet<number>;
  /** The highest number of each of these series. */
  readonly highestNumber: ReadonlySet<string>;
  /** How many items of the document are not locked. */
  readonly unlockedBefore: boolean;
  /** What these links name in other years. */
  readonly corrections: readonly TransactionLink[];
  /** Those of these features that the company has on the day of the commit. */
  readonly features: ReadonlySet<FeatureId>;
}

export interface AnswersToRules {
  readonly yearPasts: ReadonlyMap<string, YearPast>;
  readonly knownYears: ReadonlySet<string>;
  /** By year, the names of the series that have transactions. */
  readonly usedSeries: ReadonlyMap<string, ReadonlySet<string>>;
  readonly usedAccounts: ReadonlySet<number>;
  readonly boundItems: ReadonlySet<string>;
  /** Absent without a year before. */
  readonly previousClosing: ReadonlyMap<AccountNo, Ore>;
  readonly knownAccounts: ReadonlySet<number>;
  readonly highestNumber: ReadonlyMap<string, number>;
  readonly unlockedBefore: number;
  /** By year and id, the transactions that were asked for and are stored. */
  readonly corrections: ReadonlyMap<string, ReadonlyMap<string, Transaction>>;
  readonly features: ReadonlySet<FeatureId>;
}

/** What is stored under the id of a fiscal year. */
export interface YearPast {
  /** The dates that the year has, or had last; absent when there never was such a year. */
  readonly range?: DateRange;
  /** The history of its documents: none, only the commit that created the year, or more. */
  readonly documents: "none" | "creation" | "more";
}

/** A change as its rule accepts it: what is to be stored. */
export interface AcceptedChange<Item> {
  /** Everything that is put, and what was appended, with its number. */
  readonly put: readonly Item[];
  readonly remove: readonly string[];
  /** The appended ones among `put`, in the order they were sent. */
  readonly appended: readonly Item[];
  readonly follows: readonly FollowingChange<Item>[];
}

/** A further change, of an item of the same kind in the document of the same fiscal year or another. */
export interface FollowingChange<Item> {
  readonly fiscalYearId: FiscalYearId;
  readonly item: string;
  /** Nothing follows where no such item is stored; otherwise that is refused. */
  readonly isOptional?: boolean;
  /** The changed item; `before` is undefined when no such item is stored. */
  readonly apply: (before: Item | undefined) => Result<Item, ChangeRefusal>;
}

export type Rule<Head, Item> = (
  change: Change<Head, Item>,
  facts: RuleFacts<Head, Item>,
) => Result<AcceptedChange<Item>, ChangeRefusal>;

/** A rule that only refuses: what it accepts is stored as it was sent. */
export function refusing<Head, Item>(
  refusalOf: (change: Change<Head, Item>, facts: RuleFacts<Head, Item>) => ChangeRefusal | undefined,
): Rule<Head, Item> {
  return (change, facts) => {
    const refusal = refusalOf(change, facts);
    return refusal === undefined ? ok(asSent(change)) : err(refusal);
  };
}

export function asSent<Item>({ put, remove }: Change<unknown, Item>): AcceptedChange<Item> {
  return { put, remove, appended: [], follows: [] };
}
