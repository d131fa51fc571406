import type { DateRange } from "@huvudbok/core/calendar";
import type { ReactNode } from "react";
import { DateRangePicker } from "../../ui/date/date-range-picker.tsx";
import { useOtherYears } from "../../ui/date/use-other-years.ts";
import classes from "./report.module.css";
import type { SetPeriod } from "./use-report-period.ts";

interface ReportFiltersProps {
  readonly fiscalYear: DateRange;
  readonly period: DateRange;
  readonly onPeriod: SetPeriod;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** The filters of a report: its period, and what the page adds. */
export function ReportFilters({ fiscalYear, period, onPeriod, children }: ReportFiltersProps) {
  const otherYears = useOtherYears(period, onPeriod);
  return (
    <search className={classes.filters} aria-label="Urval">
      <DateRangePicker
        label="Period"
        value={period}
        onChange={onPeriod}
        fiscalYear={fiscalYear}
        bound
        otherYears={otherYears}
      />
      {children}
    </search>
  );
}
