import { openingBalanceSum } from "../account-balance/index.ts";
import { RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import { addDays, daysBetween, type IsoDate, rangeOfMonths } from "../calendar/index.ts";
import { type CompanyType, isHousehold } from "../company/index.ts";
import type { Draft } from "../draft/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { type Ledger, resultSoFar, transactionCount, usedAccounts } from "../ledger/index.ts";
import type { Ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { VatOverview } from "../vat/index.ts";
import type { DraftsToHandle } from "./drafts-to-handle.ts";
import { transactionWithoutFile } from "./missing-file.ts";

/** A step to take in the books. */
export type NextStep =
  | { readonly code: "opening-balance-unbalanced"; readonly sum: Ore; readonly unbookedIn?: FiscalYear }
  | { readonly code: "vat-return"; readonly vat: VatOverview; readonly days: number }
  | { readonly code: "drafts"; readonly count: number; readonly next: Draft }
  | { readonly code: "receipts"; readonly count: number; readonly oldest: IsoDate | undefined }
  | { readonly code: "file-missing"; readonly transaction: Transaction }
  | { readonly code: "year-end"; readonly year: FiscalYear }
  | { readonly code: "new-year"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly code: "company-details"; readonly missing: readonly string[] }
  | { readonly code: "opening-balance-empty" };

export interface Situation {
  readonly ledger: Ledger;
  readonly companyType: CompanyType;
  /** A year that ends the day before this one starts. */
  readonly hasPreviousYear: boolean;
  /** A year that starts the day after this one ends. */
  readonly hasFollowingYear: boolean;
  /** The result of the year before as far as it is not booked; undefined until that year is loaded. */
  readonly unbooked: { readonly year: FiscalYear; readonly result: Ore } | undefined;
  readonly vat: VatOverview | undefined;
  readonly drafts: DraftsToHandle;
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
  const { ledger, missingDetails } = situation;
  return [
    ...balanceSteps(situation),
    ...vatSteps(situation),
    ...draftSteps(situation.drafts),
    ...fileSteps(ledger),
    ...yearSteps(situation),
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

/** A finished period that is not settled, until its due date has passed. */
function vatSteps({ vat, today }: Situation): readonly NextStep[] {
  if (vat === undefined || vat.isSettled || vat.period.to >= today || vat.dueDate < today) return [];
  return [{ code: "vat-return", vat, days: daysBetween(today, vat.dueDate) }];
}

function draftSteps({ drafts, receipts, oldestReceipt, next }: DraftsToHandle): readonly NextStep[] {
  return [
    ...(drafts === 0 || next === undefined ? [] : [{ code: "drafts", count: drafts, next } as const]),
    ...(receipts === 0 ? [] : [{ code: "receipts", count: receipts, oldest: oldestReceipt } as const]),
  ];
}

function fileSteps(ledger: Ledger): readonly NextStep[] {
  const transaction = transactionWithoutFile(ledger);
  return transaction === undefined ? [] : [{ code: "file-missing", transaction }];
}

function yearSteps({ ledger, companyType, hasFollowingYear, today }: Situation): readonly NextStep[] {
  const { fiscalYear } = ledger;
  const needsClosing = today > fiscalYear.to && !fiscalYear.locked && !isHousehold(companyType);
  const isOpen = needsClosing && resultSoFar(ledger, fiscalYear.to) !== 0 && !hasBookedResult(ledger);
  const isNear = today > addDays(fiscalYear.to, -DAYS_BEFORE_NEW_YEAR);
  const following = rangeOfMonths(addDays(fiscalYear.to, 1), 12);
  return [
    ...(isOpen ? [{ code: "year-end", year: fiscalYear } as const] : []),
    ...(isNear && !hasFollowingYear ? [{ code: "new-year", ...following } as const] : []),
  ];
}

function hasBookedResult(ledger: Ledger): boolean {
  return usedAccounts(ledger).some((account) => account === RESULT_BOOKING_ACCOUNT);
}

/** New books may lack their opening balances; for empty books the page shows this in its own way. */
function openingSteps({ ledger, hasPreviousYear }: Situation): readonly NextStep[] {
  const count = transactionCount(ledger);
  const isBegun = count > 0 && count < NEW_BOOKS;
  const isEmpty = ledger.openingBalances.every(({ balance }) => balance === 0);
  return isBegun && isEmpty && !hasPreviousYear ? [{ code: "opening-balance-empty" }] : [];
}
