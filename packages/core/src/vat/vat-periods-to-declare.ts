import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type CompanyType, isHousehold } from "../company/index.ts";
import type { HandedOut } from "../filing/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { type Ledger, ledgerRows, usedAccounts } from "../ledger/index.ts";
import { negateOre } from "../money/index.ts";
import { openedVat, takenOfOpening, takenOn } from "./settlement/opening-settlements.ts";
import { settledPeriods } from "./settlement/settled-periods.ts";
import { yearEndsWithVat } from "./settlement/year-ends-with-vat.ts";
import { type VatTurnover, vatTurnover } from "./vat-boxes.ts";
import { vatDueDate } from "./vat-due-date.ts";
import { isVatOf, type VatBooks } from "./vat-moves.ts";
import { type VatPeriodChoice, type VatPeriodType, vatPeriodChoice, vatPeriods } from "./vat-period.ts";

/** A period whose VAT is declared, and when. */
export interface VatPeriodToDeclare {
  readonly period: DateRange;
  readonly dueDate: IsoDate;
  /** Its VAT has been moved to 2650 or 1650. */
  readonly isSettled: boolean;
  /** The year of its return; of a period that two years share, the later one. */
  readonly fiscalYear: FiscalYear;
}

/** The periods of some years whose VAT is declared, in their order, and of what kind they are. */
export interface VatPeriodsToDeclare {
  readonly choice: VatPeriodChoice;
  readonly periods: readonly VatPeriodToDeclare[];
}

interface VatYearsQuestion {
  /** Years that follow upon one another, the earliest first. */
  readonly years: readonly VatBooks[];
  readonly companyType: CompanyType;
  readonly storedType: VatPeriodType | undefined;
  /** The returns that were made of the books, newest first; none while they are not known. */
  readonly filings?: readonly HandedOut[];
}

/** The periods whose VAT is declared: none of a household, and none where there is no VAT in any of the years. */
export function vatPeriodsToDeclare({
  years,
  companyType,
  storedType,
  filings = [],
}: VatYearsQuestion): VatPeriodsToDeclare {
  const all = years.map(vatYear);
  const taxBase = all.map((year) => year.taxBase).reduce((a, b) => (a > b ? a : b));
  const choice = vatPeriodChoice(storedType, companyType, taxBase, filings);
  const declares = !isHousehold(companyType) && all.some(({ usesVat }) => usesVat);
  const periods = declares ? periodsOf(all, choice.type) : [];
  return {
    choice,
    periods: periods.map(({ year, period, isSettled }) => {
      const payer = { type: choice.type, companyType, taxBase, tradesInEu: year.tradesInEu };
      const { fiscalYear } = year.books.ledger;
      return { period, dueDate: vatDueDate(period, payer), isSettled, fiscalYear };
    }),
  };
}

interface VatYear extends VatTurnover {
  readonly books: VatBooks;
  readonly usesVat: boolean;
  /** The first day with VAT, where periods have been settled; undefined in a year that begins with it. */
  readonly firstDay: IsoDate | undefined;
  /** How many of its periods have been settled (OV4). */
  readonly settled: number;
  /** Its ledger, where its settlements have taken the opening balances: the VAT that the year before had left. */
  readonly clearedIn: Ledger | undefined;
}

function vatYear(books: VatBooks): VatYear {
  const { ledger } = books;
  const settled = settledPeriods(ledger);
  const vatAccounts = usedAccounts(ledger).filter((account) => isVatOf(books, account));
  const turnover = vatTurnover(books);
  return {
    ...turnover,
    books,
    // Trade within the EU is declared without any VAT as well (OV4).
    usesVat: vatAccounts.length > 0 || turnover.tradesInEu,
    firstDay: settled === 0 ? undefined : firstDayOf(ledger, vatAccounts),
    settled,
    clearedIn: hasTakenOpening(ledger) ? ledger : undefined,
  };
}

/** Whether the settlements of a year have taken all VAT that it opened with, also together with VAT of its own (VR14). */
function hasTakenOpening(ledger: Ledger): boolean {
  const opened = [...openedVat(ledger)];
  const taken = takenOfOpening(ledger);
  return (
    opened.length > 0 && opened.every(([account, balance]) => takenOn(taken, account) === negateOre(balance))
  );
}

function firstDayOf(ledger: Ledger, vatAccounts: readonly AccountNo[]): IsoDate | undefined {
  const isOpened = ledger.openingBalances.some(
    ({ accountId, balance }) => balance !== 0 && vatAccounts.includes(accountId),
  );
  if (isOpened) return undefined;
  const firstRows = vatAccounts.flatMap((account) => ledgerRows(ledger, account).slice(0, 1));
  return firstRows.map(({ voucher }) => voucher.date).toSorted()[0];
}

interface PeriodOfYear {
  readonly year: VatYear;
  readonly period: DateRange;
  readonly isSettled: boolean;
}

/** The periods of all years. One that two years share is one, and settled when both have settled their part (VR6). */
function periodsOf(years: readonly VatYear[], type: VatPeriodType): readonly PeriodOfYear[] {
  const merged: PeriodOfYear[] = [];
  for (const [at, year] of years.entries()) {
    const cleared = years[at + 1]?.clearedIn;
    const periods = vatPeriods(year.books.ledger.fiscalYear, type);
    const settled = cleared === undefined ? settledIn(year, periods) : periods.length;
    for (const [index, period] of periods.entries()) {
      // As many settlements as periods have not moved what was booked after them (OV4).
      const hasLeft = index === periods.length - 1 && yearEndsWithVat(year.books, cleared);
      const isSettled = index < settled && !hasLeft;
      const shared = merged.at(-1)?.period.from === period.from ? merged.pop() : undefined;
      merged.push({ year, period, isSettled: isSettled && shared?.isSettled !== false });
    }
  }
  return merged;
}

/** How many of the first periods are done with: the settled ones, and before them those without VAT (OV4). */
function settledIn({ settled, firstDay }: VatYear, periods: readonly DateRange[]): number {
  if (firstDay === undefined) return settled;
  return settled + periods.filter(({ to }) => to < firstDay).length;
}
