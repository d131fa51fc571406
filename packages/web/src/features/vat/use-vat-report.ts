import type { DateRange } from "@huvudbok/core/calendar";
import { type VatBooks, type VatReport, type VatReportQuestion, vatReport } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useVatReturnBoxes } from "../../data/vat-boxes.ts";
import { useVatYears } from "../../parts/vat/use-vat-years.ts";
import { loadErrorOf, type PageError } from "../../ui/page-frame/error-level.ts";

export interface UsedVatReport {
  /** Undefined while the books of the period and the table of boxes are loaded. */
  readonly found: { readonly years: readonly VatBooks[]; readonly report: VatReport } | undefined;
  /** Why the table of boxes could not be loaded. */
  readonly error: PageError | undefined;
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
  const years = useVatYears(books, period);
  const found = useMemo(
    () =>
      boxes === undefined || years === undefined || period === undefined
        ? undefined
        : { years, report: vatReport({ years, period, boxes, isNil, isFirstYear }) },
    [boxes, years, period, isNil, isFirstYear],
  );
  return { found, error: boxes === undefined && error !== undefined ? loadErrorOf(error) : undefined };
}
