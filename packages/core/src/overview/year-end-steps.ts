import { RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import {
  addDays,
  addMonths,
  dayText,
  firstDayOfMonth,
  type IsoDate,
  lastDayOfMonth,
  longDateText,
  rangeOfMonths,
  workingDayFrom,
} from "../calendar/index.ts";
import { type CompanyType, isHousehold } from "../company/index.ts";
import { type FiscalYear, fiscalYearName } from "../fiscal-year/index.ts";
import { type Ledger, resultToBook, usedAccounts } from "../ledger/index.ts";
import { formatOre } from "../money/index.ts";
import { dueText, type NextStepText } from "./due-text.ts";

/** A year that is over and whose result is not booked in full, with its text: that is not needed before there is such a step. */
export interface YearEndStep {
  readonly code: "year-end";
  readonly year: FiscalYear;
  readonly text: NextStepText;
}

/** By when a year is to be closed. */
interface When extends Pick<NextStepText, "isLate"> {
  readonly when: string;
}

/**
 * The years to close, the earliest first: the selected one until it is closed or locked, and the years beside it while
 * their accounts are of today's concern (OV13). A household closes none.
 */
export function yearEndSteps(
  selected: Ledger,
  beside: readonly Ledger[],
  companyType: CompanyType,
  today: IsoDate,
): readonly YearEndStep[] {
  if (isHousehold(companyType)) return [];
  const recent = beside.filter(({ fiscalYear }) => today <= rangeOfMonths(addDays(fiscalYear.to, 1), 12).to);
  return [selected, ...recent]
    .filter((ledger) => needsClosing(ledger, today))
    .toSorted((a, b) => (a.fiscalYear.to < b.fiscalYear.to ? -1 : 1))
    .map((ledger) => {
      const year = ledger.fiscalYear;
      const { when, ...late } = whenText(year, companyType, today);
      const detail = `${leftText(ledger)} ${when}`;
      return { code: "year-end", year, text: { title: `Bokslut ${fiscalYearName(year)}`, detail, ...late } };
    });
}

function needsClosing(ledger: Ledger, today: IsoDate): boolean {
  const { fiscalYear } = ledger;
  if (today <= fiscalYear.to || fiscalYear.locked) return false;
  return resultToBook(ledger) !== 0;
}

/** A result that was booked before the tax is booked in part: what is left is what the closing helper names. */
function leftText(ledger: Ledger): string {
  return hasBookedResult(ledger)
    ? `${formatOre(resultToBook(ledger))} av årets resultat är inte bokfört.`
    : "Årets resultat är inte bokfört.";
}

/**
 * Six months for the accounts; of a limited company for its general meeting, and seven for the report (the laws on
 * companies and on accounts). A year may be closed long after: it is late then, and the days are told with their year.
 */
function whenText({ to }: FiscalYear, companyType: CompanyType, today: IsoDate): When {
  const after = (months: number) => lastDayOfMonth(addMonths(firstDayOfMonth(to), months));
  const [dueDate, reportDate] = [after(6), workingDayFrom(after(7))];
  const isLate = dueDate < today;
  if (companyType === "AB") {
    const text = isLate ? longDateText : dayText;
    const days = `senast ${text(dueDate)}, årsredovisning hos Bolagsverket senast ${text(reportDate)}.`;
    return isLate ? { when: `Försenad: årsstämma ${days}`, isLate } : { when: `Årsstämma ${days}` };
  }
  if (!isLate) return { when: dueText(dueDate, today) };
  return { when: `Försenad: skulle ha varit klart ${longDateText(dueDate)}.`, isLate };
}

function hasBookedResult(ledger: Ledger): boolean {
  return usedAccounts(ledger).some((account) => account === RESULT_BOOKING_ACCOUNT);
}
