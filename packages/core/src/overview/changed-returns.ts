import { type DateRange, isSameRange, rangesOverlap } from "../calendar/index.ts";
import { EC_SALES_BOXES, ecSalesBoxes } from "../ec-sales/index.ts";
import {
  changedFigures,
  type FilingFigures,
  type FilingKind,
  handedInFigures,
  type RecordedFiles,
} from "../filing/index.ts";
import { type FiscalYear, fiscalYearName } from "../fiscal-year/index.ts";
import {
  type VatBooks,
  type VatPeriodType,
  type VatReturnBox,
  vatFiguresOf,
  vatPeriods,
  vatPeriodTypeOf,
} from "../vat/index.ts";
import type { NextStepText } from "./due-text.ts";
import type { FilingSituation, FilingStep } from "./filing-steps.ts";
import { periodTextIn } from "./period-in-year.ts";

/** A return that was handed in and that the books no longer agree with. */
type ChangedReturn = FilingStep & {
  readonly code: "changed-vat-return" | "changed-ec-sales" | "changed-income-tax-return";
};

interface ReturnsHandedIn extends Pick<FilingSituation, "years"> {
  /** All years of the company, of which `years` are those whose books are here. */
  readonly stored: readonly FiscalYear[];
  /** Newest first. */
  readonly filings: readonly RecordedFiles[];
}

interface VatReturnsHandedIn extends ReturnsHandedIn {
  /** The published table of boxes. */
  readonly boxes: readonly VatReturnBox[];
}

/** The VAT returns that were handed in and that the books no longer agree with, in the order of their periods (OV16). */
export function changedVatReturns({
  years,
  stored,
  filings,
  boxes,
}: VatReturnsHandedIn): readonly ChangedReturn[] {
  return periodsHandedIn(filings, "vat")
    .filter((period) => !isOfMissingYear(period, years, stored))
    .flatMap((period): readonly ChangedReturn[] => {
      const type = vatPeriodTypeOf(period);
      const year = yearOfReturn(years, type, period);
      if (year === undefined) return [];
      if (!isChanged(filings, "vat", period, vatFiguresOf({ years, period, boxes }))) return [];
      const text = changedText(`Momsdeklarationen för ${periodTextIn(year, period)}`);
      return [{ code: "changed-vat-return", type, period, year, text }];
    });
}

/**
 * The EC sales lists that were handed in and whose boxes are others in the books, in the order of their periods (OV16). What
 * has only moved between buyers is told on the page of the list, which has their numbers.
 */
export function changedEcSalesLists({ years, stored, filings }: ReturnsHandedIn): readonly ChangedReturn[] {
  return periodsHandedIn(filings, "ecSales")
    .filter((period) => !isOfMissingYear(period, years, stored))
    .flatMap((period): readonly ChangedReturn[] => {
      const year = years.findLast(({ ledger }) => rangesOverlap(ledger.fiscalYear, period))?.ledger
        .fiscalYear;
      const declared = handedInFigures(filings, "ecSales", period);
      if (year === undefined || declared === undefined) return [];
      const now = ecSalesBoxes(years, period);
      if (EC_SALES_BOXES.every((box) => (declared[box] ?? 0) === now[box])) return [];
      const text = changedText(`Den periodiska sammanställningen för ${periodTextIn(year, period)}`);
      return [{ code: "changed-ec-sales", period, year, text }];
    });
}

/**
 * The income tax return of a year, where it was handed in and the books no longer agree with it (OV16). `now` is what it
 * would declare; undefined while there can be none.
 */
export function changedIncomeTaxReturn(
  filings: readonly RecordedFiles[],
  year: FiscalYear,
  form: "INK2" | "NE",
  now: FilingFigures | undefined,
): readonly ChangedReturn[] {
  if (now === undefined || !isChanged(filings, "incomeTax", year, now)) return [];
  const text = changedText(`Inkomstdeklarationen för ${fiscalYearName(year)}`);
  return [{ code: "changed-income-tax-return", form, year, text }];
}

/** Whether days of a period are of a year whose books are not here. */
function isOfMissingYear(
  period: DateRange,
  years: readonly VatBooks[],
  stored: readonly FiscalYear[],
): boolean {
  const missing = stored.filter(({ from }) => years.every(({ ledger }) => ledger.fiscalYear.from !== from));
  return missing.some((year) => rangesOverlap(year, period));
}

/** The periods that a return of the kind was handed in for, each once, in their order. */
function periodsHandedIn(filings: readonly RecordedFiles[], of: FilingKind): readonly DateRange[] {
  const periods = filings.flatMap(({ kind, isDeclared, period }) =>
    kind === of && isDeclared ? [period] : [],
  );
  const each = new Map(periods.map(({ from, to }) => [`${from} ${to}`, { from, to }] as const));
  return [...each].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}

/** The year whose page of the report has the period: of one that two years share the later, as of what is to be declared. */
function yearOfReturn(
  years: readonly VatBooks[],
  type: VatPeriodType,
  period: DateRange,
): FiscalYear | undefined {
  const holds = ({ ledger }: VatBooks) =>
    vatPeriods(ledger.fiscalYear, type).some((each) => isSameRange(each, period));
  return years.findLast(holds)?.ledger.fiscalYear;
}

function isChanged(
  filings: readonly RecordedFiles[],
  kind: FilingKind,
  period: DateRange,
  now: FilingFigures,
): boolean {
  const declared = handedInFigures(filings, kind, period);
  return declared !== undefined && changedFigures(declared, now).length > 0;
}

function changedText(what: string): NextStepText {
  return {
    title: `${what} stämmer inte längre med böckerna`,
    detail: "Böckerna har ändrats sedan filen lämnades in",
  };
}
