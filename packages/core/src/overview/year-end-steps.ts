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
import { closingBalances, type Ledger, resultToBook, usedAccounts } from "../ledger/index.ts";
import { formatOre } from "../money/index.ts";
import { dueText, type NextStepText } from "./due-text.ts";

/**
 * A year that is over and whose result is not booked in full, or whose annual report is to be sent in, with its text: that
 * is not needed before there is such a step.
 */
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
 * their accounts are of today's concern; and the annual report of those that are closed (OV13). A household closes none.
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
    .toSorted((a, b) => (a.fiscalYear.to < b.fiscalYear.to ? -1 : 1))
    .flatMap((ledger) => {
      const text = needsClosing(ledger, today)
        ? closingText(ledger, companyType, today)
        : reportText(ledger, companyType, today);
      return text === undefined ? [] : [{ code: "year-end", year: ledger.fiscalYear, text } as const];
    });
}

function closingText(ledger: Ledger, companyType: CompanyType, today: IsoDate): NextStepText {
  const year = ledger.fiscalYear;
  const { when, ...late } = whenText(year, companyType, today);
  return { title: `Bokslut ${fiscalYearName(year)}`, detail: `${leftText(ledger)} ${when}`, ...late };
}

/** How long after its day the annual report is still told of: nothing here knows whether it was sent in (OV13). */
const REPORT_DAYS_AFTER = 28;

/** The annual report of a limited company whose year is over and has no result left to book, until some weeks after its day. */
function reportText(ledger: Ledger, companyType: CompanyType, today: IsoDate): NextStepText | undefined {
  const year = ledger.fiscalYear;
  if (companyType !== "AB" || !(hasBookedResult(ledger) || isDormant(ledger))) return undefined;
  const { meeting, report } = yearEndDays(year);
  if (today <= year.to || today > addDays(report, REPORT_DAYS_AFTER)) return undefined;
  const title = `Årsredovisning ${fiscalYearName(year)} till Bolagsverket`;
  const general = today > meeting ? "" : `Årsstämma senast ${dayText(meeting)}. `;
  const detail = today > report ? `Skulle ha lämnats ${dayText(report)}` : dueText(report, today);
  return { title, detail: `${general}${detail}` };
}

/** Whether a year has balances and no result: its report is sent in all the same. */
function isDormant(ledger: Ledger): boolean {
  return resultToBook(ledger) === 0 && closingBalances(ledger).size > 0;
}

/**
 * Six months for the general meeting of a limited company, and the accounts of others; seven for its report (the laws on
 * companies and on accounts).
 */
function yearEndDays({ to }: FiscalYear): { readonly meeting: IsoDate; readonly report: IsoDate } {
  const after = (months: number) => lastDayOfMonth(addMonths(firstDayOfMonth(to), months));
  return { meeting: after(6), report: workingDayFrom(after(7)) };
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

/** A year may be closed long after: it is late then, and the days are told with their year. */
function whenText(year: FiscalYear, companyType: CompanyType, today: IsoDate): When {
  const { meeting: dueDate, report: reportDate } = yearEndDays(year);
  const isLate = dueDate < today;
  if (companyType === "AB") {
    const text = isLate ? longDateText : dayText;
    // What is not late yet stands for itself.
    const report = isLate && reportDate >= today ? ". Årsredovisning" : ", årsredovisning";
    const days = `senast ${text(dueDate)}${report} hos Bolagsverket senast ${text(reportDate)}.`;
    return isLate ? { when: `Försenad: årsstämma ${days}`, isLate } : { when: `Årsstämma ${days}` };
  }
  if (!isLate) return { when: dueText(dueDate, today) };
  return { when: `Försenad: skulle ha varit klart ${longDateText(dueDate)}.`, isLate };
}

function hasBookedResult(ledger: Ledger): boolean {
  return usedAccounts(ledger).some((account) => account === RESULT_BOOKING_ACCOUNT);
}
