import {
  addDays,
  addMonths,
  type DateRange,
  type IsoDate,
  isSameRange,
  rangeOfMonths,
  rangesOverlap,
} from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { ecSalesDueDate, ecSalesPeriods, ecSalesPeriodType, hasEcSales } from "../ec-sales/index.ts";
import { isIncomeTaxHandedIn, type RecordedFiles } from "../filing/index.ts";
import { type FiscalYear, fiscalYearName } from "../fiscal-year/index.ts";
import { formOfCompany, incomeTaxDueDate } from "../income-tax/index.ts";
import { usedAccounts } from "../ledger/index.ts";
import type { VatBooks, VatPeriodsToDeclare, VatPeriodType } from "../vat/index.ts";
import { dueText, lateText, type NextStepText } from "./due-text.ts";
import { periodTextIn } from "./period-in-year.ts";
import { vatReturnSteps } from "./vat-return-steps.ts";

/** A return or a list to hand in, or to hand in again, with its text: that is not needed before there is such a step. */
export type FilingStep = { readonly year: FiscalYear; readonly text: NextStepText } & (
  | {
      readonly code: "vat-return" | "changed-vat-return";
      readonly type: VatPeriodType;
      readonly period: DateRange;
    }
  | { readonly code: "ec-sales" | "changed-ec-sales"; readonly period: DateRange }
  | { readonly code: "income-tax-return" | "changed-income-tax-return"; readonly form: "INK2" | "NE" }
);

export interface FilingSituation {
  /** The books of the years around today that follow upon one another, the earliest first. */
  readonly years: readonly VatBooks[];
  readonly companyType: CompanyType;
  /** The VAT that is declared of those years. */
  readonly vat: VatPeriodsToDeclare;
  /** The files made of the years; undefined until they are known, so that no step is shown only to be taken back. */
  readonly filings: readonly RecordedFiles[] | undefined;
  readonly today: IsoDate;
}

type Known = FilingSituation & { readonly filings: readonly RecordedFiles[] };

/** A step of a period, before it has its place among the others. */
interface DatedStep {
  readonly dueDate: IsoDate;
  readonly step: FilingStep;
}

/** What of the years' books is to be handed in, while it waits: what is due first comes first (OV12). */
export function filingSteps(situation: FilingSituation): readonly FilingStep[] {
  const { filings } = situation;
  if (filings === undefined) return [];
  const known = { ...situation, filings };
  const ofPeriods = [...vatReturnSteps(known), ...ecSalesSteps(known)];
  const byDay = ofPeriods.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate)));
  return [...byDay.map(({ step }) => step), ...incomeTaxSteps(known)];
}

/**
 * The EC sales list of a period that is over and has amounts in its boxes, until its day and, late, for a year after
 * (OV10): of a quarter or of its months, as their sales decide (EC9). A list of the whole quarter that was handed in
 * covers its months. A period whose sales were all taken back waits for none, unless a list of them was made. A period
 * that two years share is shown once, in the later one.
 */
function ecSalesSteps({ years, filings, today }: Known): readonly DatedStep[] {
  const lists = filings.filter(({ kind }) => kind === "ecSales");
  return ecSalesPeriodsOf(years, lists, today)
    .map(({ period, year }) => ({ period, year, dueDate: ecSalesDueDate(period) }))
    .filter(({ period, dueDate }) => isWaiting(period, yearAfter(dueDate), today))
    .filter(
      ({ period }) =>
        !lists.some(
          (list) => list.isDeclared && list.period.from <= period.from && list.period.to >= period.to,
        ),
    )
    .filter(({ period }) => hasEcSales(years, period) || isListed(lists, period))
    .map(({ period, year, dueDate }) => {
      const title = `Periodisk sammanställning ${periodTextIn(year, period)}`;
      const text = { title, ...dueOrLate(dueDate, today) };
      return { dueDate, step: { code: "ec-sales", period, year, text } };
    });
}

/** Whether the last list that was made of a period had amounts: where there are none now, that is to be corrected. */
function isListed(lists: readonly RecordedFiles[], period: DateRange): boolean {
  const last = lists.find((list) => isSameRange(list.period, period));
  if (last === undefined) return false;
  return last.figures === undefined || Object.values(last.figures).some((amount) => amount !== 0);
}

/** The quarters of the years, or their months, whose lists may wait, each with the last year that has days of it. */
function ecSalesPeriodsOf(years: readonly VatBooks[], lists: readonly RecordedFiles[], today: IsoDate) {
  const all = years.flatMap(({ ledger }) => ecSalesPeriods(ledger.fiscalYear, "quarter"));
  const quarters = [...new Map(all.map((quarter) => [quarter.from, quarter])).values()];
  return quarters
    .filter((quarter) => quarter.from < today && yearAfter(ecSalesDueDate(quarter)) >= today)
    .flatMap((quarter) => ecSalesPeriods(quarter, ecSalesPeriodType(years, quarter, lists)))
    .flatMap((period) => {
      const books = years.findLast(({ ledger }) => rangesOverlap(ledger.fiscalYear, period));
      return books === undefined ? [] : [{ period, year: books.ledger.fiscalYear }];
    });
}

function isWaiting({ to }: DateRange, dueDate: IsoDate, today: IsoDate): boolean {
  return to < today && dueDate >= today;
}

function yearAfter(day: IsoDate): IsoDate {
  return addMonths(day, 12);
}

type DueOrLate = Omit<NextStepText, "title">;

function dueOrLate(dueDate: IsoDate, today: IsoDate): DueOrLate {
  return dueDate < today ? { detail: lateText(dueDate), isLate: true } : { detail: dueText(dueDate, today) };
}

/**
 * The income tax return of a year that is over, until it is handed in, at most for a year after its day; where that has to
 * be looked up, for twelve months (OV11). Of a year in whose books there is nothing there is none to make.
 */
function incomeTaxSteps({ years, companyType, filings, today }: Known): readonly FilingStep[] {
  const form = formOfCompany(companyType);
  if (form === undefined) return [];
  return years.flatMap(({ ledger }): readonly FilingStep[] => {
    const { fiscalYear: year } = ledger;
    if (usedAccounts(ledger).length === 0) return [];
    const date = incomeTaxDueDate(form, year.to);
    const last = date !== undefined ? yearAfter(date) : rangeOfMonths(addDays(year.to, 1), 12).to;
    if (!isWaiting(year, last, today)) return [];
    if (isIncomeTaxHandedIn(filings, year)) return [];
    const title = `Inkomstdeklaration ${fiscalYearName(year)}`;
    const when = date === undefined ? undefined : dueOrLate(date, today);
    const text =
      when === undefined
        ? { title, detail: `Blankett ${form}, kontrollera datum hos Skatteverket` }
        : { title, ...when, detail: `Blankett ${form}. ${when.detail}` };
    return [{ code: "income-tax-return", form, year, text }];
  });
}
