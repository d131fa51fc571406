import { type Account, type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { addDays, type DateRange, intersectRanges } from "../calendar/index.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { vatPeriods, vatPeriodTypeOf } from "./period/vat-period.ts";
import { movesOfDays } from "./settlement/moves-of-days.ts";
import { type TakenOfOpening, takenOfOpening } from "./settlement/opening-settlements.ts";
import {
  daysOfPeriod,
  jointSettlement,
  lateSettlement,
  settlementsWithin,
  settlesLate,
} from "./settlement/own-settlements.ts";
import { isTaxBox } from "./vat-return-box.ts";
import { lastingSettlements } from "./vat-settlements.ts";

/** The books of a fiscal year with the chart, which says the box of each account. */
export interface VatBooks {
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** What a period has in the books of one fiscal year, in öre: debit positive. */
export interface VatPart {
  readonly books: VatBooks;
  readonly period: DateRange;
  /** The days of the period that the fiscal year holds. */
  readonly range: DateRange;
  /** The change of each account that moved, without settlements (OV4). */
  readonly moved: ReadonlyMap<AccountNo, Ore>;
  /** What each account held when the part began. */
  readonly opening: ReadonlyMap<AccountNo, Ore>;
  /** The settlements in the part that clear what the accounts held when it began: they belong to an earlier period. */
  readonly settledBefore: readonly Transaction[];
  /** The settlements of this period, of the following year as well. */
  readonly settled: readonly Transaction[];
  /** The settlement that took it later together with the VAT of periods beside it (VR16): it is one of the others. */
  readonly jointly: Transaction | undefined;
  /** The other settlements since the part began: what they took from the accounts is not taken once more. */
  readonly settledElsewhere: readonly Transaction[];
  /** What of the settlements in the part belongs to the year before: they took more than this year had put there (VR14). */
  readonly ofYearBefore: readonly TakenOfOpening[];
  /** What settlements of the following year have taken of what this one closed with (VR14). */
  readonly takenAfter: readonly TakenOfOpening[];
}

/**
 * The parts of a period, one for each fiscal year that holds some of its days, in the order of the years (VR6). A year
 * after them is looked at for what it has settled of theirs (VR14).
 */
export function partsOfPeriod(years: readonly VatBooks[], period: DateRange): readonly VatPart[] {
  return years.flatMap((books) => {
    const range = intersectRanges(books.ledger.fiscalYear, period);
    return range === undefined
      ? []
      : [vatPart(books, { from: range.from, to: range.to }, { period, after: takenAfter(books, years) })];
  });
}

/** The parts of all periods of the fiscal year of a part. */
export function partsOfYear({ books, period, takenAfter: after }: VatPart): readonly VatPart[] {
  const { fiscalYear } = books.ledger;
  return vatPeriods(fiscalYear, vatPeriodTypeOf(period)).map((each) =>
    vatPart(books, daysOfPeriod(fiscalYear, each), { period: each, after }),
  );
}

function takenAfter(books: VatBooks, years: readonly VatBooks[]): readonly TakenOfOpening[] {
  const next = addDays(books.ledger.fiscalYear.to, 1);
  const following = years.find(({ ledger }) => ledger.fiscalYear.from === next);
  return following === undefined ? [] : takenOfOpening(following.ledger);
}

function vatPart(
  books: VatBooks,
  range: DateRange,
  { period, after }: { readonly period: DateRange; readonly after: readonly TakenOfOpening[] },
): VatPart {
  const { ledger } = books;
  const days = { range, type: vatPeriodTypeOf(period) };
  const { opening, moved, settledBefore } = movesOfDays(ledger, range);
  const within = settlementsWithin(ledger, days);
  const inNextYear = [...new Set(after.map(({ settlement }) => settlement))];
  // Many book the settlement when they pay.
  const late = lateSettlement(ledger, days) ?? inNextYear.find((each) => settlesLate(ledger, days, each));
  const settled = late === undefined ? within : [...within, late];
  const settledElsewhere = [...lastingSettlements(ledger), ...inNextYear].filter(
    (each) => each.date >= range.from && !settled.includes(each) && !settledBefore.includes(each),
  );
  // The late one was matched with just what this period has left.
  const ofYearBefore =
    within.length === 0 ? [] : takenOfOpening(ledger).filter(({ settlement }) => within.includes(settlement));
  return {
    books,
    period,
    range,
    moved,
    opening,
    settledBefore,
    settled,
    jointly: jointSettlement(ledger, days),
    settledElsewhere,
    ofYearBefore,
    takenAfter: after,
  };
}

/** The tax code of an account; undefined also when the chart does not have the account. */
export function taxCodeOf({ accounts }: VatBooks, account: AccountNo): number | undefined {
  return accounts.get(String(account))?.taxCode;
}

/** True for the accounts that a settlement empties: 2610-2649 whose tax code is a box of VAT (VR3). */
export function isSettledAccount(books: VatBooks, account: AccountNo): boolean {
  return isVatAccount(account) && isTaxBox(taxCodeOf(books, account) ?? 0);
}

/** True for the accounts of VAT: 2610-2649, and any other whose tax code is a box of output or input tax (OV5). */
export function isVatOf(books: VatBooks, account: AccountNo): boolean {
  return isVatAccount(account) || isTaxBox(taxCodeOf(books, account) ?? 0);
}
