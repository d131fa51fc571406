import type { DateRange } from "@huvudbok/core/calendar";
import { type ReportHeading, reportHeading } from "@huvudbok/core/report";
import { useMemo } from "react";
import type { ReportBooks } from "./use-report-books.ts";

/** The heading above the report, once its books are loaded. */
export function useReportHeading(
  books: ReportBooks,
  period: DateRange | undefined,
): ReportHeading | undefined {
  return useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : reportHeading(books.company, books.ledger, period),
    [books, period],
  );
}
