import { fiscalYearName, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { NativeSelect } from "@mantine/core";
import { useFiscalYear } from "../../../data/fiscal-years.ts";
import classes from "../../../parts/report/report.module.css";
import { DateRangePicker } from "../../../ui/date/date-range-picker.tsx";
import { comparisonChoices, comparisonValue } from "./asked-comparison.ts";
import type { UsedComparison } from "./use-comparison.ts";

interface ComparisonFilterProps {
  readonly kind: "balance" | "result";
  readonly comparison: UsedComparison;
}

/** The choice of what stands beside a report. */
export function ComparisonChoice({ kind, comparison }: ComparisonFilterProps) {
  const { asked, years, choose } = comparison;
  const current = useFiscalYear();
  return (
    <NativeSelect
      aria-label="Jämförelse"
      className={classes.comparison ?? ""}
      value={comparisonValue(asked)}
      data={comparisonChoices(kind, years, current)}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

/** The days that a report is compared with, where they are a part of a fiscal year. */
export function ComparedDays({ comparison }: Pick<ComparisonFilterProps, "comparison">) {
  const { asked, chooseDays } = comparison;
  if (asked.kind !== "days") return null;
  return (
    <DateRangePicker
      label={`Jämför med, i ${fiscalYearName(asked.year)}`}
      value={asked.asked.range}
      onChange={chooseDays}
      fiscalYear={fiscalYearRange(asked.year)}
      bound
    />
  );
}
