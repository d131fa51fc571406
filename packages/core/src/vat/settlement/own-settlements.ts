import type { AccountNo } from "../../account-plan/index.ts";
import { type DateRange, intersectRanges, rangeContains } from "../../calendar/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import { invariant } from "../../shared/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { type VatPeriodType, vatPeriods } from "../period/vat-period.ts";
import { clearsBalances, lastingSettlements, settledOn, vatRows } from "../vat-settlements.ts";
import { movesOfDays } from "./moves-of-days.ts";
import { takenOfOpening, takenOn } from "./opening-settlements.ts";
import { runTakenBy } from "./periods/run-of-periods.ts";
import { remembered } from "./remembered.ts";

/** The days that a year has of a period, and what kind of period it is. */
export interface DaysOfPeriod {
  readonly range: DateRange;
  readonly type: VatPeriodType;
}

/**
 * The settlements of a period that are dated in it: not those that clear what it began with, nor one that an earlier period
 * has as its late one, since each is of one period (VR7), nor one that is of several earlier ones (VR16).
 */
export const settlementsWithin = remembered(findWithin, keyOfPeriod);

/** A settlement of a period that is dated later in the year, as when it is booked with the payment (VR7). */
export const lateSettlement = remembered(findLate, keyOfPeriod);

/**
 * The settlement that has taken, account by account, just what the period and others beside it had left when they were
 * over, whatever was put on the accounts since (VR16).
 */
export const jointSettlement = remembered(findJoint, keyOfPeriod);

/** The periods that a settlement of a year, the earliest in its place first, has settled together since their end. */
const jointPeriods = remembered(findJointPeriods, ({ place, type }: SettlementAt) => `${type} ${place}`);

interface SettlementAt {
  readonly settlement: Transaction;
  readonly place: number;
  readonly type: VatPeriodType;
}

/** The settlements that stand by their days: what one has settled depends on those before it alone. */
const settlementsByDay = remembered((ledger) =>
  lastingSettlements(ledger).toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
);

/** Names a period of a year. */
export function keyOfPeriod({ range, type }: DaysOfPeriod): string {
  return `${type} ${range.from}`;
}

function findJoint(ledger: Ledger, { range, type }: DaysOfPeriod): Transaction | undefined {
  return settlementsByDay(ledger).find((settlement, place) =>
    jointPeriods(ledger, { settlement, place, type }).some(({ from }) => from === range.from),
  );
}

/** Whether it is of several periods that were over by then. */
function isJoint(ledger: Ledger, type: VatPeriodType, settlement: Transaction): boolean {
  const place = settlementsByDay(ledger).indexOf(settlement);
  return jointPeriods(ledger, { settlement, place, type }).length > 0;
}

function findJointPeriods(ledger: Ledger, { settlement, place, type }: SettlementAt): readonly DateRange[] {
  if (takenOfOpening(ledger).some((taken) => taken.settlement === settlement)) return [];
  if (isOfOnePeriod(ledger, type, settlement)) return [];
  const ended = endedBefore(ledger, type, settlement);
  const before = settlementsByDay(ledger)
    .slice(0, place)
    .flatMap((each, index) => jointPeriods(ledger, { settlement: each, place: index, type }));
  const periods = ended.map((range) => {
    const isSettled =
      lateSettlement(ledger, { range, type }) !== undefined || before.some(({ from }) => from === range.from);
    return { range, left: isSettled ? new Map() : leftOfYear(ledger, { range, type }) };
  });
  return runTakenBy(settlement, periods);
}

/** Whether a settlement is of one period of a kind alone: of that which it is dated in, or of an earlier one as its late one. */
export function isOfOnePeriod(ledger: Ledger, type: VatPeriodType, settlement: Transaction): boolean {
  return (
    isOfItsOwnPeriod(ledger, type, settlement) ||
    endedBefore(ledger, type, settlement).some(
      (range) => lateSettlement(ledger, { range, type }) === settlement,
    )
  );
}

function endedBefore(ledger: Ledger, type: VatPeriodType, { date }: Transaction): readonly DateRange[] {
  return daysOfPeriods(ledger, type).filter(({ to }) => to < date);
}

/** What a period has left, without what the settlements that are dated in it have taken for the year before. */
function leftOfYear(ledger: Ledger, days: DaysOfPeriod): ReadonlyMap<AccountNo, Ore> {
  const within = settlementsWithin(ledger, days);
  const taken = takenOfOpening(ledger).filter(({ settlement }) => within.includes(settlement));
  return new Map(
    [...leftOn(ledger, days)].map(([account, left]) => [
      account,
      sumOre([left, negateOre(takenOn(taken, account))]),
    ]),
  );
}

function findWithin(ledger: Ledger, { range, type }: DaysOfPeriod): readonly Transaction[] {
  const { settledBefore } = movesOfDays(ledger, range);
  const earlier = daysOfPeriods(ledger, type).filter(({ from }) => from < range.from);
  return lastingSettlements(ledger).filter(
    (each) =>
      rangeContains(range, each.date) &&
      !settledBefore.includes(each) &&
      (isOfItsDays(ledger, range, each) ||
        (earlier.every((days) => lateSettlement(ledger, { range: days, type }) !== each) &&
          !isJoint(ledger, type, each))),
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
export function daysOfPeriods({ fiscalYear }: Ledger, type: VatPeriodType): readonly DateRange[] {
  return vatPeriods(fiscalYear, type).map((period) => daysOfPeriod(fiscalYear, period));
}

/** The days that a year has of one of its periods. */
export function daysOfPeriod(year: DateRange, period: DateRange): DateRange {
  const range = intersectRanges(year, period);
  invariant(range !== undefined, "a period of a year has days of it");
  return range;
}
