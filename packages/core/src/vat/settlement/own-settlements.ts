import type { AccountNo } from "../../account-plan/index.ts";
import { type DateRange, intersectRanges, rangeContains } from "../../calendar/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import { invariant } from "../../shared/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { type VatPeriodType, vatPeriods } from "../vat-period.ts";
import { clearsBalances, lastingSettlements, settledOn, vatRows } from "../vat-settlements.ts";
import { movesOfDays } from "./moves-of-days.ts";
import { remembered } from "./remembered.ts";

/** The days that a year has of a period, and what kind of period it is. */
export interface DaysOfPeriod {
  readonly range: DateRange;
  readonly type: VatPeriodType;
}

/**
 * The settlements of a period that are dated in it: not those that clear what it began with, nor one that an earlier period
 * has as its late one, since each is of one period (VR7).
 */
export const settlementsWithin = remembered(findWithin, keyOf);

/** A settlement of a period that is dated later in the year, as when it is booked with the payment (VR7). */
export const lateSettlement = remembered(findLate, keyOf);

function keyOf({ range, type }: DaysOfPeriod): string {
  return `${type} ${range.from}`;
}

function findWithin(ledger: Ledger, { range, type }: DaysOfPeriod): readonly Transaction[] {
  const { settledBefore } = movesOfDays(ledger, range);
  const earlier = daysOfPeriods(ledger, type).filter(({ from }) => from < range.from);
  return lastingSettlements(ledger).filter(
    (each) =>
      rangeContains(range, each.date) &&
      !settledBefore.includes(each) &&
      (isOfItsDays(ledger, range, each) ||
        earlier.every((days) => lateSettlement(ledger, { range: days, type }) !== each)),
  );
}

function findLate(ledger: Ledger, days: DaysOfPeriod): Transaction | undefined {
  return lastingSettlements(ledger).find(
    (each) =>
      each.date > days.range.to &&
      settlesLate(ledger, days, each) &&
      !isOfItsOwnPeriod(ledger, days.type, each),
  );
}

/**
 * Whether a settlement that came later takes just what a period has left, and nothing else was on the accounts when it
 * ended: where an earlier period is not settled either, it cannot be told whose it is.
 */
export function settlesLate(ledger: Ledger, { range, type }: DaysOfPeriod, settlement: Transaction): boolean {
  const { closing } = movesOfDays(ledger, range);
  return clearsBalances(settlement, closing) && clearsBalances(settlement, leftOn(ledger, { range, type }));
}

/** What a period has put on each account and the settlements that are dated in it have not moved. */
function leftOn(ledger: Ledger, { range, type }: DaysOfPeriod): ReadonlyMap<AccountNo, Ore> {
  const within = settlementsWithin(ledger, { range, type });
  const { moved } = movesOfDays(ledger, range);
  return new Map([...moved].map(([account, sum]) => [account, sumOre([sum, settledOn(within, account)])]));
}

/** Whether a settlement takes just what the period that it is dated in has put on the accounts, and not what it began with. */
function isOfItsOwnPeriod(ledger: Ledger, type: VatPeriodType, settlement: Transaction): boolean {
  const own = daysOfPeriods(ledger, type).filter((range) => rangeContains(range, settlement.date));
  return own.some((range) => isOfItsDays(ledger, range, settlement));
}

function isOfItsDays(ledger: Ledger, range: DateRange, settlement: Transaction): boolean {
  const { moved, settledBefore } = movesOfDays(ledger, range);
  const takesJust = [...vatRows(settlement)].every(
    ([account, amount]) => moved.get(account) === negateOre(amount),
  );
  return takesJust && !settledBefore.includes(settlement);
}

/** The days that a year has of each of its periods, in their order. */
function daysOfPeriods({ fiscalYear }: Ledger, type: VatPeriodType): readonly DateRange[] {
  return vatPeriods(fiscalYear, type).map((period) => daysOfPeriod(fiscalYear, period));
}

/** The days that a year has of one of its periods. */
export function daysOfPeriod(year: DateRange, period: DateRange): DateRange {
  const range = intersectRanges(year, period);
  invariant(range !== undefined, "a period of a year has days of it");
  return range;
}
