import { type Account, type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { addDays, type DateRange, intersectRanges, rangeContains } from "../calendar/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { invariant } from "../shared/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import { clearedAtStart, type TakenOfOpening, takenOfOpening } from "./settlement/opening-settlements.ts";
import { vatPeriods, vatPeriodTypeOf } from "./vat-period.ts";
import { isTaxBox } from "./vat-return-box.ts";
import { clearsBalances, vatRows, vatSettlements, withoutReversed } from "./vat-settlements.ts";

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
  return vatPeriods(books.ledger.fiscalYear, vatPeriodTypeOf(period)).map((each) => {
    const range = intersectRanges(books.ledger.fiscalYear, each);
    invariant(range !== undefined, "a period of a year has days of it");
    return vatPart(books, range, { period: each, after });
  });
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
  const balances = [...periodBalances(ledger, range)];
  const opening = new Map(balances.map(([account, balance]) => [account, balance.opening]));
  const closing = new Map(balances.map(([account, balance]) => [account, balance.closing]));
  const settlements = vatSettlements(ledger);
  const within = settlements.filter(({ date }) => rangeContains(range, date));
  const lasting = [...withoutReversed(settlements), ...new Set(after.map(({ settlement }) => settlement))];
  const settledBefore = clearedAtStart(withoutReversed(within), opening);
  const ofPart = lasting.filter((each) => within.includes(each) && !settledBefore.includes(each));
  // Settlements are in no box, whatever accounts they have.
  const apart = rowSums(within);
  const moved = balances.map(([account, { period: change }]): [AccountNo, Ore] => [
    account,
    sumOre([change, negateOre(apart.get(account) ?? ZERO_ORE)]),
  ]);
  const left = new Map(moved.map(([account, sum]) => [account, sumOre([sum, settledOn(ofPart, account)])]));
  // Many book the settlement when they pay. Where an earlier period is not settled either, it cannot be told whose it is.
  const later = lasting.find(
    (each) => each.date > range.to && clearsBalances(each, closing) && clearsBalances(each, left),
  );
  const settled = later === undefined ? ofPart : [...ofPart, later];
  const settledElsewhere = lasting.filter(
    (each) => each.date >= range.from && !settled.includes(each) && !settledBefore.includes(each),
  );
  // The later one was matched with just what this period has left.
  const ofYearBefore =
    ofPart.length === 0 ? [] : takenOfOpening(ledger).filter(({ settlement }) => ofPart.includes(settlement));
  return {
    books,
    period,
    range,
    moved: new Map(moved),
    opening,
    settledBefore,
    settled,
    settledElsewhere,
    ofYearBefore,
    takenAfter: after,
  };
}

/** The sum of the rows of transactions on each account. */
function rowSums(transactions: readonly Transaction[]): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of transactions.flatMap(({ entries }) => countedEntries(entries))) {
    sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
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

/** Öre are dropped, not rounded (VR2). */
export function wholeKronor(amount: Ore): Ore {
  return ore(Math.trunc(amount / 100) * 100);
}

/** The sum on an account of the VAT rows of settlements. */
export function settledOn(settlements: readonly Transaction[], account: AccountNo): Ore {
  return sumOre(settlements.map((settlement) => vatRows(settlement).get(account) ?? ZERO_ORE));
}
