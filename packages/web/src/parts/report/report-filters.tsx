import type { DateRange } from "@huvudbok/core/calendar";
import { SegmentedControl } from "@mantine/core";
import type { ReactNode } from "react";
import { DateRangePicker } from "../../ui/date/date-range-picker.tsx";
import { DraftsToggle } from "./drafts-toggle.tsx";
import { chosenPeriod, periodChoices } from "./period-choices.ts";
import classes from "./report.module.css";

interface ReportFiltersProps {
  readonly fiscalYear: DateRange;
  readonly period: DateRange;
  readonly onPeriod: (period: DateRange) => void;
  /** Saves a choice, and shows what goes wrong in the page's error area. */
  readonly run: (work: () => Promise<void>) => void;
  /** Filters of the page itself. */
  readonly children?: ReactNode;
}

/** The filters of a report: its period by ready choices or by dates, whether drafts count, and what the page adds. */
export function ReportFilters({ fiscalYear, period, onPeriod, run, children }: ReportFiltersProps) {
  const choices = periodChoices(fiscalYear);
  const chosen = chosenPeriod(choices, period);
  return (
    <search className={classes.filters} aria-label="Urval">
      {choices.length > 1 && (
        <SegmentedControl
          aria-label="Period"
          className={classes.periods ?? ""}
          value={chosen?.id ?? ""}
          data={choices.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => {
            const choice = choices.find((candidate) => candidate.id === id);
            if (choice !== undefined) onPeriod(choice.range);
          }}
        />
      )}
      <DateRangePicker label="Period" value={period} onChange={onPeriod} fiscalYear={fiscalYear} bound />
      {children}
      <DraftsToggle run={run} />
    </search>
  );
}
