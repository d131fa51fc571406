import type { DateRange } from "@huvudbok/core/calendar";
import type { HandedOut } from "@huvudbok/core/filing";
import { previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { type VatBooks, type VatReport, type VatReportQuestion, vatReport } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useVatReturnBoxes } from "../../data/vat-boxes.ts";
import { filingsError } from "../../parts/filing/filings-error.ts";
import { useFilingsAround } from "../../parts/filing/use-filings-around.ts";
import { useVatBooksOf, useVatYears } from "../../parts/vat/use-vat-years.ts";
import { loadErrorOf, type PageError } from "../../ui/page-frame/error-level.ts";

/** A return, and what it is made of. */
export interface FoundReport {
  readonly years: readonly VatBooks[];
  readonly report: VatReport;
  /** The files of these years: undefined while it is not known which there are, also where they cannot be fetched (OV12). */
  readonly returns: readonly HandedOut[] | undefined;
}

export interface UsedVatReport {
  /** Undefined while the books of the period and the table of boxes are loaded. */
  readonly found: FoundReport | undefined;
  /** Why the table of boxes or the books of another year could not be loaded. */
  readonly error: PageError | undefined;
  /** Why it is not known what was handed in: nothing is settled before that (VR7). */
  readonly returnsError: PageError | undefined;
}

/** What the person has said of the period. */
type Said = Pick<VatReportQuestion, "isNil" | "isFirstYear">;

/** The return of a period out of the books of its years. */
export function useVatReport(
  books: VatBooks,
  period: DateRange | undefined,
  { isNil = false, isFirstYear = false }: Said = {},
): UsedVatReport {
  const { boxes, error } = useVatReturnBoxes();
  const { years, error: yearsError } = useVatYears(books, period);
  const { filings: returns, isLoading } = useFilingsAround(books.ledger);
  const question = useMemo(
    () =>
      boxes === undefined || years === undefined || period === undefined
        ? undefined
        : { years, period, boxes, isNil, isFirstYear, ...(returns === undefined ? {} : { returns }) },
    [boxes, years, period, isNil, isFirstYear, returns],
  );
  const own = useMemo(() => question && vatReport(question), [question]);
  const before = useYearBefore(years, own);
  const found = useMemo(() => {
    if (question === undefined || own === undefined || !before.isKnown) return undefined;
    const report = before.books === undefined ? own : vatReport({ ...question, before: before.books });
    return { years: question.years, report, returns };
  }, [question, own, before, returns]);
  const failure = (boxes === undefined ? error : undefined) ?? yearsError ?? before.error;
  return {
    found,
    error: failure && loadErrorOf(failure),
    returnsError: returns === undefined && !isLoading ? filingsError() : undefined,
  };
}

/**
 * The books of the year before, where VAT in the opening balances is to be traced to it (VR4), or where it tells whether a
 * transaction is its settlement (VR17).
 */
function useYearBefore(years: readonly VatBooks[] | undefined, report: VatReport | undefined) {
  const stored = useFiscalYears().years;
  const isAsked =
    report?.problems.some(
      (problem) => problem.code === "opening-balance" && problem.origin.code === "opening",
    ) === true || report?.warnings.some(({ code }) => code === "like-settlement");
  const first = isAsked === true ? years?.[0]?.ledger.fiscalYear : undefined;
  return useVatBooksOf(first && previousFiscalYear(stored, first));
}
