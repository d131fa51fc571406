import { addMonths, type DateRange, type IsoDate, intersectRanges, longDateText } from "../calendar/index.ts";
import { areDaysDeclared, type RecordedFiles } from "../filing/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import {
  type VatBooks,
  type VatPeriodsToDeclare,
  type VatPeriodToDeclare,
  type VatPeriodType,
  type VatStanding,
  vatStanding,
} from "../vat/index.ts";
import { dueText, lateText, type NextStepText, UNMARKED } from "./due-text.ts";
import { periodTextIn } from "./period-in-year.ts";

interface VatReturns {
  readonly years: readonly VatBooks[];
  readonly vat: VatPeriodsToDeclare;
  readonly filings: readonly RecordedFiles[];
  readonly today: IsoDate;
}

interface VatReturnStep {
  readonly dueDate: IsoDate;
  readonly step: {
    readonly code: "vat-return";
    readonly type: VatPeriodType;
    readonly period: DateRange;
    readonly year: FiscalYear;
    readonly text: NextStepText;
  };
}

interface OpenReturn extends VatPeriodToDeclare {
  readonly standing: VatStanding;
}

/**
 * The returns that are not marked as handed in: those of periods that are over, until their day (OV3), and the first that
 * is late, since the others are handed in after it (OV15).
 */
export function vatReturnSteps({
  years,
  vat: { periods },
  filings,
  today,
}: VatReturns): readonly VatReturnStep[] {
  const open = periods
    .filter(({ period }) => period.to < today && !isHandedIn(years, filings, period))
    .map((each): OpenReturn => ({ ...each, standing: vatStanding(years, each.period) }));
  const late = open.filter((each) => each.dueDate < today && isMissed(each, filings, today));
  // What is before the first VAT of books that have begun with it is done with (OV4).
  const due = open.filter(
    (each) => each.dueDate >= today && !(each.precedesVat && each.standing === "empty"),
  );
  const stepOf = (
    { dueDate, type, period, fiscalYear: year }: OpenReturn,
    when: Omit<NextStepText, "title">,
  ) => {
    const text = { title: `Momsrapport ${periodTextIn(year, period)}`, ...when };
    return { dueDate, step: { code: "vat-return", type, period, year, text } } as const;
  };
  return [
    ...late
      .slice(0, 1)
      .map((each) => stepOf(each, { detail: lateDetail(each, late.length - 1), isLate: true })),
    ...due.map((each) => stepOf(each, { detail: dueDetail(each, today) })),
  ];
}

/** Whether the days of a period that the years have are declared: nothing is asked of those before the first books (OV17). */
function isHandedIn(
  years: readonly VatBooks[],
  filings: readonly RecordedFiles[],
  period: DateRange,
): boolean {
  return years
    .flatMap(({ ledger }) => intersectRanges(ledger.fiscalYear, period) ?? [])
    .every((days) => areDaysDeclared(filings, "vat", days));
}

/** How long a settled return is asked for after its day where no return is ever marked. */
const MONTHS_TO_MARK = 1;
/** How long another is asked for whose accounts hold nothing. */
const MONTHS_LATE = 12;

/** Whether a return whose day has passed is still asked for (OV15). */
function isMissed(
  { standing, dueDate, period }: OpenReturn,
  filings: readonly RecordedFiles[],
  today: IsoDate,
): boolean {
  if (standing === "held") return true;
  const isSoonAfter = (months: number) => addMonths(dueDate, months) >= today;
  // Who has marked a return as handed in marks the others too: nothing else would tell of them.
  const marksReturns = filings.some(
    ({ kind, isDeclared, period: { to } }) => kind === "vat" && isDeclared && to < period.from,
  );
  if (standing === "bases" || marksReturns) return isSoonAfter(MONTHS_LATE);
  return standing === "settled" && isSoonAfter(MONTHS_TO_MARK);
}

/** "Senast 12 november, om 22 dagar. Inte markerad som inlämnad." */
function dueDetail({ standing, dueDate }: OpenReturn, today: IsoDate): string {
  const due = dueText(dueDate, today);
  return standing === "settled" ? `${due}. ${UNMARKED}.` : due;
}

/** "Försenad: skulle ha lämnats 12 maj 2026. 2 senare perioder är också försenade." */
function lateDetail({ standing, dueDate }: OpenReturn, laterPeriods: number): string {
  const late =
    standing === "settled" ? `${UNMARKED}: skulle ha lämnats ${longDateText(dueDate)}` : lateText(dueDate);
  if (laterPeriods === 0) return late;
  const later = laterPeriods === 1 ? "period är också försenad" : "perioder är också försenade";
  return `${late}. ${laterPeriods} senare ${later}.`;
}
