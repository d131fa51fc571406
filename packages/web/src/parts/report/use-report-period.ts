import type { DateRange } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { rangeFromQuery } from "../../ui/date/date-range-picker.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { periodInYear, periodQuery } from "./period-choices.ts";
import type { ReportBooks } from "./use-report-books.ts";

/** The period of a report, stored in the address; the whole year unless the address has a part of it. */
export function useReportPeriod(
  books: ReportBooks,
): readonly [DateRange | undefined, (period: DateRange) => void] {
  const [get, set] = useQueryState();
  const [from, to] = [get("from"), get("to")];
  const year = books.state === "ready" ? books.ledger.fiscalYear : undefined;
  const period = useMemo(
    () => (year === undefined ? undefined : periodInYear(rangeFromQuery(from, to), fiscalYearRange(year))),
    [year, from, to],
  );
  return [period, (next) => year !== undefined && set(periodQuery(next, fiscalYearRange(year)))];
}
