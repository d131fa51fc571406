import type { DateRange } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { type AskedPeriod, askedPeriod, periodValues } from "../../ui/date/asked-period.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { ReportBooks } from "./use-report-books.ts";

/** Stores a period in the address; one of another fiscal year with that year. */
export type SetPeriod = (period: DateRange, year?: DateRange) => void;

/** The period of a report, stored in the address; the whole year unless the address has a part of it. */
export interface UsedPeriod {
  readonly period: DateRange | undefined;
  /** Undefined until the books are loaded. */
  readonly asked: AskedPeriod | undefined;
  readonly setPeriod: SetPeriod;
}

export function useReportPeriod(books: ReportBooks): UsedPeriod {
  const [get, set] = useQueryState();
  const [from, to] = [get("from"), get("to")];
  const year = books.state === "ready" ? books.ledger.fiscalYear : undefined;
  const asked = useMemo(
    () => (year === undefined ? undefined : askedPeriod(from, to, fiscalYearRange(year))),
    [year, from, to],
  );
  return {
    period: asked?.range,
    asked,
    setPeriod: (next, ofYear) =>
      year !== undefined && set(periodValues(next, ofYear ?? fiscalYearRange(year))),
  };
}
