import type { DateRange, IsoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { usedAccounts } from "../ledger/index.ts";
import {
  isVatOf,
  type PeriodVat,
  periodVat,
  type VatBooks,
  type VatTurnover,
  vatTurnover,
} from "./vat-boxes.ts";
import { vatDueDate } from "./vat-due-date.ts";
import { type VatPeriodChoice, type VatPeriodType, vatPeriodChoice, vatPeriods } from "./vat-period.ts";
import { clearsOpening, vatSettlements } from "./vat-settlements.ts";

/** The VAT that is to be declared next. */
export interface VatOverview extends PeriodVat, VatPeriodChoice {
  readonly period: DateRange;
  readonly dueDate: IsoDate;
  /** Its VAT has been moved to 2650 or 1650. */
  readonly isSettled: boolean;
}

export interface VatQuestion {
  readonly books: VatBooks;
  /** The year before: its last period is often due in this year. */
  readonly previous?: VatBooks | undefined;
  readonly companyType: CompanyType;
  readonly storedType: VatPeriodType | undefined;
  readonly today: IsoDate;
}

/**
 * The VAT to declare next: of the first period that has not been settled and is not yet past its day, among the last
 * one of the year before and those of this year; the year's last period when all days have passed. Undefined when there
 * is no VAT in the books of either year.
 */
export function vatOverview({
  books,
  previous,
  companyType,
  storedType,
  today,
}: VatQuestion): VatOverview | undefined {
  const years = (previous === undefined ? [books] : [previous, books]).map(vatYear);
  const taxBase = years.map((year) => year.taxBase).reduce((a, b) => (a > b ? a : b));
  const choice = vatPeriodChoice(storedType, companyType, taxBase);
  const candidates = years.some(({ usesVat }) => usesVat) ? openPeriods(years, choice.type) : [];
  const dated = candidates.map((candidate) => {
    const payer = { type: choice.type, companyType, taxBase, tradesInEu: candidate.year.tradesInEu };
    return { ...candidate, dueDate: vatDueDate(candidate.period, payer) };
  });
  const next = dated.find(({ isSettled, dueDate }) => !isSettled && dueDate >= today) ?? dated.at(-1);
  if (next === undefined) return undefined;
  const { year, period, isSettled, dueDate } = next;
  return { ...choice, ...periodVat(year.books, period), period, isSettled, dueDate };
}

interface VatYear extends VatTurnover {
  readonly books: VatBooks;
  readonly usesVat: boolean;
  /** How many of its periods have been settled (OV4). */
  readonly settled: number;
  /** Whether the opening balances, the VAT of the last period of the year before, have been settled in it. */
  readonly hasClearedOpening: boolean;
}

function vatYear(books: VatBooks): VatYear {
  const { ledger } = books;
  const settlements = vatSettlements(ledger);
  const ofOpening = settlements.filter((settlement) => clearsOpening(settlement, ledger)).length;
  return {
    ...vatTurnover(books),
    books,
    usesVat: usedAccounts(ledger).some((account) => isVatOf(books.accounts, account)),
    settled: settlements.length - ofOpening,
    hasClearedOpening: ofOpening > 0,
  };
}

interface Candidate {
  readonly year: VatYear;
  readonly period: DateRange;
  readonly isSettled: boolean;
}

/** The last period of the year before, if there is one, and those of this year. */
function openPeriods(years: readonly VatYear[], type: VatPeriodType): readonly Candidate[] {
  return years.flatMap((year, at) => {
    const following = years[at + 1];
    const periods = vatPeriods(year.books.ledger.fiscalYear, type).map((period, index) => ({
      year,
      period,
      isSettled: index < year.settled || following?.hasClearedOpening === true,
    }));
    return following === undefined ? periods : periods.slice(-1);
  });
}
