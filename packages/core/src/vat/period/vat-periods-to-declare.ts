import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { type CompanyType, isHousehold } from "../../company/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { daysOfAccounts, type Ledger, usedAccounts } from "../../ledger/index.ts";
import { type VatTurnover, vatTurnover } from "../vat-boxes.ts";
import { vatDueDate } from "../vat-due-date.ts";
import { isVatOf, type VatBooks } from "../vat-moves.ts";
import { lastingSettlements } from "../vat-settlements.ts";
import { type VatPeriodType, vatPeriods } from "./vat-period.ts";
import type { VatPeriodChoice } from "./vat-period-choice.ts";

/** A period, and of what kind it is: a short fiscal year may have just the days of a quarter. */
export interface PeriodOfType {
  readonly period: DateRange;
  readonly type: VatPeriodType;
}

/** The periods of a fiscal year of a company that has a kind of period now. */
export type PeriodsOfYear = (year: DateRange, type: VatPeriodType) => readonly PeriodOfType[];

/** A period whose VAT is declared, and when. */
export interface VatPeriodToDeclare extends PeriodOfType {
  readonly dueDate: IsoDate;
  /** It is before the first VAT of books of which some has been settled: it is done with (OV4). */
  readonly precedesVat: boolean;
  /** The year of its return; of a period that two years share, the later one. */
  readonly fiscalYear: FiscalYear;
}

/** The periods of some years whose VAT is declared, in their order, and of what kind those are that no return tells of. */
export interface VatPeriodsToDeclare {
  readonly choice: VatPeriodChoice;
  readonly periods: readonly VatPeriodToDeclare[];
}

interface VatYearsQuestion {
  /** Years that follow upon one another, the earliest first. */
  readonly years: readonly VatBooks[];
  readonly companyType: CompanyType;
  readonly choice: VatPeriodChoice;
  /** As the returns that were made tell (`periodsAsReturned`): all of the chosen kind while those are not known. */
  readonly periodsOf?: PeriodsOfYear;
}

/** The periods whose VAT is declared: none of a household, and none where there is no VAT in any of the years. */
export function vatPeriodsToDeclare({
  years,
  companyType,
  choice,
  periodsOf = ofOneKind,
}: VatYearsQuestion): VatPeriodsToDeclare {
  const all = years.map(vatYear);
  const taxBase = all.map((year) => year.taxBase).reduce((a, b) => (a > b ? a : b));
  const declares = !isHousehold(companyType) && all.some(({ usesVat }) => usesVat);
  const periods = declares ? periodsOfYears(all, choice.type, periodsOf) : [];
  return {
    choice,
    periods: periods.map(({ year, period, type, precedesVat }) => {
      const payer = { type, companyType, taxBase, tradesInEu: year.tradesInEu };
      const { fiscalYear } = year.books.ledger;
      return { period, type, dueDate: vatDueDate(period, payer), precedesVat, fiscalYear };
    }),
  };
}

function ofOneKind(year: DateRange, type: VatPeriodType): readonly PeriodOfType[] {
  return vatPeriods(year, type).map((period) => ({ period, type }));
}

interface VatYear extends VatTurnover {
  readonly books: VatBooks;
  readonly usesVat: boolean;
  /** The first day with VAT, where some has been settled; undefined in a year that begins with it. */
  readonly firstDay: IsoDate | undefined;
}

function vatYear(books: VatBooks): VatYear {
  const { ledger } = books;
  const vatAccounts = usedAccounts(ledger).filter((account) => isVatOf(books, account));
  const turnover = vatTurnover(books);
  return {
    ...turnover,
    books,
    // Trade within the EU is declared without any VAT as well (OV4).
    usesVat: vatAccounts.length > 0 || turnover.tradesInEu,
    firstDay: lastingSettlements(ledger).length === 0 ? undefined : firstDayOf(ledger, vatAccounts),
  };
}

function firstDayOf(ledger: Ledger, vatAccounts: readonly AccountNo[]): IsoDate | undefined {
  const isOpened = ledger.openingBalances.some(
    ({ accountId, balance }) => balance !== 0 && vatAccounts.includes(accountId),
  );
  if (isOpened) return undefined;
  return daysOfAccounts(ledger, new Set(vatAccounts))[0];
}

interface PeriodOfYear extends PeriodOfType {
  readonly year: VatYear;
  readonly precedesVat: boolean;
}

/**
 * The periods of all years, each once: one that two years share is done with when both are with their part (VR6), and
 * where a longer return has the days of several, it is the period of them all.
 */
function periodsOfYears(
  years: readonly VatYear[],
  type: VatPeriodType,
  periodsOf: PeriodsOfYear,
): readonly PeriodOfYear[] {
  const found = new Map<string, PeriodOfYear>();
  for (const year of years) {
    for (const each of periodsOf(year.books.ledger.fiscalYear, type)) {
      const { from, to } = each.period;
      const precedesVat = year.firstDay !== undefined && to < year.firstDay;
      const shared = found.get(`${to} ${from}`)?.precedesVat !== false;
      found.set(`${to} ${from}`, { ...each, year, precedesVat: precedesVat && shared });
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}
