import { openingBalanceSum } from "../account-balance/index.ts";
import { addDays, type IsoDate, rangeOfMonths } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { cashAndBank, type Ledger, resultToBook, transactionCount } from "../ledger/index.ts";
import type { Ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { DraftsToHandle } from "./drafts-to-handle.ts";
import type { FilingStep } from "./filing-steps.ts";
import { transactionWithoutFile } from "./missing-file.ts";
import type { YearEndStep } from "./year-end-steps.ts";

/** A step to take in the books. */
export type NextStep =
  | FilingStep
  | { readonly code: "opening-balance-unbalanced"; readonly sum: Ore; readonly unbookedIn?: FiscalYear }
  | { readonly code: "drafts"; readonly count: number; readonly next: Draft }
  | { readonly code: "file-missing"; readonly transaction: Transaction }
  | YearEndStep
  | { readonly code: "new-year"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly code: "company-details"; readonly missing: readonly string[] }
  | { readonly code: "opening-balance-empty" };

export interface Situation {
  readonly ledger: Ledger;
  /** A year that ends the day before this one starts. */
  readonly hasPreviousYear: boolean;
  /** A year that starts the day after this one ends. */
  readonly hasFollowingYear: boolean;
  /** The result of the year before as far as it is not booked; undefined until that year is loaded. */
  readonly unbooked: { readonly year: FiscalYear; readonly result: Ore } | undefined;
  readonly drafts: DraftsToHandle;
  /** What is to be handed in; none until it is known. */
  readonly filingSteps: readonly FilingStep[];
  /** The years to close; none until it is known. */
  readonly yearEndSteps: readonly YearEndStep[];
  /** The names of the company's fields that are not valid. */
  readonly missingDetails: readonly string[];
  readonly today: IsoDate;
}

/** Books with fewer transactions may have just been started. */
const NEW_BOOKS = 10;
/** The new year can be created from a month before the old one ends. */
const DAYS_BEFORE_NEW_YEAR = 31;

/** The steps to take, the most urgent first. */
export function nextSteps(situation: Situation): readonly NextStep[] {
  const { ledger, drafts, filingSteps, yearEndSteps, missingDetails } = situation;
  return [
    ...balanceSteps(situation),
    ...filingSteps.filter(({ code }) => code !== "income-tax-return"),
    ...(drafts.next === undefined ? [] : [{ code: "drafts", count: drafts.all, next: drafts.next } as const]),
    ...fileSteps(ledger),
    ...yearEndSteps,
    ...filingSteps.filter(({ code }) => code === "income-tax-return"),
    ...newYearSteps(situation),
    ...(missingDetails.length === 0 ? [] : [{ code: "company-details", missing: missingDetails } as const]),
    ...openingSteps(situation),
  ];
}

/** The sum of the opening balances; where it is just the result that the year before has not booked, that is told. */
function balanceSteps({ ledger, unbooked }: Situation): readonly NextStep[] {
  const sum = openingBalanceSum(ledger.openingBalances);
  if (sum === 0) return [];
  const why = unbooked?.result === sum ? { unbookedIn: unbooked.year } : {};
  return [{ code: "opening-balance-unbalanced", sum, ...why }];
}

function fileSteps(ledger: Ledger): readonly NextStep[] {
  const transaction = transactionWithoutFile(ledger);
  return transaction === undefined ? [] : [{ code: "file-missing", transaction }];
}

function newYearSteps({ ledger, hasFollowingYear, today }: Situation): readonly NextStep[] {
  const { to } = ledger.fiscalYear;
  const isNear = today > addDays(to, -DAYS_BEFORE_NEW_YEAR);
  return isNear && !hasFollowingYear ? [{ code: "new-year", ...rangeOfMonths(addDays(to, 1), 12) }] : [];
}

/**
 * New books may lack their opening balances, and so may those whose cash or bank is below zero; for empty books the page
 * shows this in its own way. A year that is closed opened with what it did.
 */
function openingSteps({ ledger, hasPreviousYear, today }: Situation): readonly NextStep[] {
  const isEmpty = ledger.openingBalances.every(({ balance }) => balance === 0);
  if (!isEmpty || hasPreviousYear || isClosed(ledger, today)) return [];
  const count = transactionCount(ledger);
  const isNew = count > 0 && count < NEW_BOOKS;
  const isBelowZero = cashAndBank(ledger, today).accounts.some(({ balance }) => balance < 0);
  return isNew || isBelowZero ? [{ code: "opening-balance-empty" }] : [];
}

/** Whether nobody works in the year any more: it is locked, or over with its result booked. */
function isClosed(ledger: Ledger, today: IsoDate): boolean {
  const { locked, to } = ledger.fiscalYear;
  return locked || (to < today && resultToBook(ledger) === 0);
}
