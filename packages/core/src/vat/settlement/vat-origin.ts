import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { closingBalances } from "../../ledger/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { partsOfPeriod, type VatBooks, type VatPart } from "../vat-moves.ts";
import { vatPeriods, vatPeriodTypeOf } from "../vat-period.ts";
import { holdsVat } from "./held-vat.ts";
import { settlementsOfYearBefore } from "./opening-settlements.ts";
import { rowsLeft } from "./rows-left.ts";
import { jointOf } from "./settled-vouchers.ts";

/** Where the VAT comes from that accounts held when a period began. */
export type VatOrigin =
  /** A period before it, whose VAT had not been moved to 2650 or 1650 when the asked one began. */
  | { readonly code: "period"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
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
  /** The fiscal year began with it, and it was settled after the asked period. */
  | {
      readonly code: "late-opening";
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
      readonly through: IsoDate;
    }
  /** A period of the year before is not settled there; the fiscal year is that one. */
  | { readonly code: "year-before"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** The year before has settled it since its balances were taken over. */
  | { readonly code: "stale-opening"; readonly fiscalYear: FiscalYear };

/**
 * Where to look for the VAT that the accounts held when a period began (VR4): the earliest period before it in the year
 * whose VAT they still hold; else the opening balances, if the accounts have any, and where they came from; else the
 * earliest period that moved them, whose settlement was reversed, came too late or was that of several periods.
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
  const isOpened = openingBalances.some(
    ({ accountId, balance }) => balance !== 0 && accounts.includes(accountId),
  );
  if (held !== undefined) return { code: "period", period: held, fiscalYear };
  const moved = isOpened ? undefined : earlier.find((each) => hasMoved(part, each, accounts));
  if (moved === undefined) return openingOrigin(part, period, accounts, before);
  const parts = partsOfPeriod([part.books], moved);
  if (parts.some((each) => rowsLeft(each).length > 0)) return { code: "period", period: moved, fiscalYear };
  const settlements = parts.flatMap(jointOf);
  const late = { period: moved, fiscalYear, through: period.to };
  return settlements.length > 0 ? { code: "joint", ...late, settlements } : { code: "late", ...late };
}

/** Where the opening balances have it from: the year before, where that is among the books. */
function openingOrigin(
  { books }: VatPart,
  period: DateRange,
  accounts: readonly AccountNo[],
  before: VatBooks | undefined,
): VatOrigin {
  const { fiscalYear } = books.ledger;
  const settlements = settlementsOfYearBefore(books.ledger);
  if (settlements.length > 0) return { code: "late-opening", fiscalYear, settlements, through: period.to };
  if (before === undefined) return { code: "opening", fiscalYear };
  const closing = closingBalances(before.ledger);
  if (accounts.every((account) => (closing.get(account) ?? 0) === 0)) {
    return { code: "stale-opening", fiscalYear };
  }
  const year = before.ledger.fiscalYear;
  const left = vatPeriods(year, vatPeriodTypeOf(period)).find((each) => holdsVat([before], each));
  // Where no period has left it the year before began with it as well, which its first report tells.
  return { code: "year-before", period: left ?? { from: year.from, to: year.to }, fiscalYear: year };
}

/** Whether a period has put anything on the accounts. */
function hasMoved({ books }: VatPart, period: DateRange, accounts: readonly AccountNo[]): boolean {
  return partsOfPeriod([books], period).some(({ moved }) =>
    accounts.some((account) => (moved.get(account) ?? 0) !== 0),
  );
}
