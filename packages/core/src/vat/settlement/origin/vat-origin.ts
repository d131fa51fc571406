import type { AccountNo } from "../../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../../calendar/index.ts";
import type { FiscalYear } from "../../../fiscal-year/index.ts";
import { sumOre } from "../../../money/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import { vatPeriods, vatPeriodTypeOf } from "../../period/vat-period.ts";
import { partsOfPeriod, type VatBooks, type VatPart } from "../../vat-moves.ts";
import { emptiedOn, isEmptiedOn } from "../held/held-on.ts";
import { holdsVat } from "../held/held-vat.ts";
import { jointSettlements } from "../joint-settlements.ts";
import { closingThrough } from "../moves-of-days.ts";
import { takenOn } from "../opening-settlements.ts";
import { wholeSettlement } from "../periods/whole-settlement.ts";
import { ownRows } from "../rows-of-period.ts";
import { settlementsOfYearBefore, takenAlone } from "../settlements-of-year-before.ts";

/** Where the VAT comes from that accounts held when a period began. */
export type VatOrigin =
  /** A period before it, whose VAT had not been moved to 2650 or 1650 when the asked one began. */
  | { readonly code: "period"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** The asked period is a part of one whose return was handed in: that is where it is declared (VR21). */
  | {
      readonly code: "returned";
      readonly asked: DateRange;
      readonly period: DateRange;
      readonly fiscalYear: FiscalYear;
    }
  /** The asked period is a part of a longer one that was settled as a whole (VR21). */
  | {
      readonly code: "whole";
      readonly asked: DateRange;
      readonly period: DateRange;
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
    }
  /** A period before it that has been settled since, later than it should: it can be dated until `through`. */
  | {
      readonly code: "late";
      readonly period: DateRange;
      readonly fiscalYear: FiscalYear;
      readonly through: IsoDate;
    }
  /** A period before it whose VAT was settled together with that of a later one, in the asked period or since (VR16). */
  | {
      readonly code: "joint";
      readonly period: DateRange;
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
      readonly through: IsoDate;
    }
  /** The fiscal year began with it, and the year before is not among the books. */
  | { readonly code: "opening"; readonly fiscalYear: FiscalYear }
  /** As before, of a year that began within the asked period: VAT of the days before may be of the same return (VR6). */
  | { readonly code: "opening-within"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** The fiscal year began with it, and it was settled after the asked period. */
  | {
      readonly code: "late-opening";
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
      readonly through: IsoDate;
    }
  /** The fiscal year began with it, and settlements through the period took it together with VAT of the year itself. */
  | {
      readonly code: "joint-opening";
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
      readonly through: IsoDate;
    }
  /** A period of the year before is not settled there; the fiscal year is that one. */
  | { readonly code: "year-before"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** The year before has settled it since its balances were taken over. */
  | { readonly code: "stale-opening"; readonly fiscalYear: FiscalYear }
  /** The year before ends with other VAT of the period that it shares with this one. */
  | { readonly code: "changed-opening"; readonly fiscalYear: FiscalYear };

/**
 * Where to look for the VAT that the accounts held when a period began (VR4): the earliest period before it in the year
 * whose VAT they still hold; else the opening balances, if the accounts have any that was not settled by itself through
 * the period, and where they came from; else the earliest period that moved them and was not settled when the asked one
 * began: its settlement came too late, was that of several periods, or is that of a longer one with the asked one in it.
 */
export function vatOrigin(
  part: VatPart,
  period: DateRange,
  accounts: readonly AccountNo[],
  before?: VatBooks,
): VatOrigin {
  const { ledger } = part.books;
  const { fiscalYear, openingBalances } = ledger;
  const earlier = vatPeriods(fiscalYear, vatPeriodTypeOf(period)).filter(({ from }) => from < period.from);
  const held = earlier.find((each) => holdsVat([part.books], each));
  if (held !== undefined) return { code: "period", period: held, fiscalYear };
  const taken = takenAlone(ledger, period.to);
  const isOpened = openingBalances.some(
    ({ accountId, balance }) =>
      accounts.includes(accountId) && sumOre([balance, takenOn(taken, accountId)]) !== 0,
  );
  const hasMoved = isOpened ? [] : earlier.filter((each) => putsOn(part, each, accounts).length > 0);
  const moved = hasMoved.find((each) => isLeftAt(part, each, { accounts, period })) ?? hasMoved[0];
  if (moved === undefined) return openingOrigin(part, period, accounts, before);
  const whole = wholeSettlement(part.books, period, moved);
  if (whole !== undefined) return { code: "whole", asked: period, fiscalYear, ...whole };
  const parts = partsOfPeriod([part.books], moved);
  const settlements = parts.flatMap(jointSettlements);
  const late = { period: moved, fiscalYear, through: period.to };
  if (settlements.length > 0) return { code: "joint", ...late, settlements };
  const isLate = parts.some(({ settled }) => settled.some(({ date }) => date > moved.to));
  // What it has put there may have met VAT of the other sign, without any settlement.
  return isLate ? { code: "late", ...late } : { code: "period", period: moved, fiscalYear };
}

/** Where the opening balances have it from: the year before, where that is among the books. */
function openingOrigin(
  { books }: VatPart,
  period: DateRange,
  accounts: readonly AccountNo[],
  before: VatBooks | undefined,
): VatOrigin {
  const { fiscalYear } = books.ledger;
  // One that takes nothing else and is dated in the period is in time.
  const inTime = new Set(takenAlone(books.ledger, period.to).map(({ settlement }) => settlement));
  const settlements = settlementsOfYearBefore(books.ledger).filter((each) => !inTime.has(each));
  if (settlements.length > 0) {
    const isJoint = settlements.every(({ date }) => date <= period.to);
    return { code: isJoint ? "joint-opening" : "late-opening", fiscalYear, settlements, through: period.to };
  }
  if (before === undefined) {
    const isWithin = period.from < fiscalYear.from;
    return isWithin ? { code: "opening-within", period, fiscalYear } : { code: "opening", fiscalYear };
  }
  const closing = closingThrough(before.ledger);
  if (accounts.every((account) => (closing.get(account) ?? 0) === 0)) {
    return { code: "stale-opening", fiscalYear };
  }
  const year = before.ledger.fiscalYear;
  const left = vatPeriods(year, vatPeriodTypeOf(period)).find((each) => holdsVat([before], each));
  // The year before is reported together with this one, so that what it ends with needs no settlement first (VR6).
  if (left?.from === period.from) return { code: "changed-opening", fiscalYear };
  // Where no period has left it the year before began with it as well, which its first report tells.
  return { code: "year-before", period: left ?? { from: year.from, to: year.to }, fiscalYear: year };
}

/** Those of the accounts that a period has put anything on. */
function putsOn({ books }: VatPart, period: DateRange, accounts: readonly AccountNo[]): readonly AccountNo[] {
  const parts = partsOfPeriod([books], period);
  return accounts.filter((account) => parts.some(({ moved }) => (moved.get(account) ?? 0) !== 0));
}

/** Whether some of what an earlier period had put on the accounts was left when the asked one began. */
function isLeftAt(
  part: VatPart,
  earlier: DateRange,
  asked: { readonly accounts: readonly AccountNo[]; readonly period: DateRange },
): boolean {
  const { from } = asked.period;
  return partsOfPeriod([part.books], earlier).some((each) => {
    const inTime = each.settled.filter(({ date }) => date < from);
    const left = ownRows({ ...each, settled: inTime }).filter(
      ({ accountId, amount }) => amount !== 0 && asked.accounts.includes(accountId),
    );
    return left.some(({ accountId }) => !isEmptiedBy(each, accountId, from));
  });
}

function isEmptiedBy({ books, range }: VatPart, account: AccountNo, day: IsoDate): boolean {
  const emptied = emptiedOn(books.ledger, account, range.to);
  return isEmptiedOn(books.ledger, account, [range.to]) || (emptied !== undefined && emptied < day);
}
