import type { DateRange } from "@huvudbok/core/calendar";
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { DateRangePicker } from "../../../ui/date/date-range-picker.tsx";
import { PeriodRefusal } from "../../../ui/date/period-refusal.tsx";
import { useOtherYears } from "../../../ui/date/use-other-years.ts";
import { FilterRow } from "../../../ui/form/filter-row.tsx";
import { SearchInput } from "../../../ui/form/search-input.tsx";
import classes from "./draft-list.module.css";
import { type DraftQuery, type DraftQueryActions, HIDE_NAMES } from "./use-draft-query.ts";

const HIDE_LABELS = {
  hideWithoutAction: "Dölj utan åtgärd",
  hideNonSelected: "Dölj ej valda",
  hideCompleted: "Dölj balanserade",
} as const;

interface DraftFiltersProps {
  readonly year: DateRange;
  readonly query: DraftQuery;
  readonly actions: DraftQueryActions;
  /** Further buttons, to the right. */
  readonly children?: ReactNode;
}

/** The filters of the list of drafts: text or account, days, and what is hidden. */
export function DraftFilters({ year, query, actions, children }: DraftFiltersProps) {
  const { filter, days, asked, isFiltered } = query;
  const otherYears = useOtherYears(days, actions.setDays);
  return (
    <>
      <FilterRow>
        <SearchInput
          className={classes.search}
          label="Sök"
          placeholder="Text eller kontonummer"
          value={filter.search}
          onChange={actions.setSearch}
        />
        <DateRangePicker
          label="Datum"
          value={days}
          onChange={actions.setDays}
          fiscalYear={year}
          bound
          otherYears={otherYears}
        />
        {HIDE_NAMES.map((name) => (
          <Checkbox
            key={name}
            className={classes.hide}
            label={HIDE_LABELS[name]}
            checked={filter[name]}
            onChange={(event) => actions.setHidden(name, event.currentTarget.checked)}
          />
        ))}
        {isFiltered && (
          <Button variant="subtle" color="gray" onClick={actions.reset}>
            Återställ filter
          </Button>
        )}
        {children !== undefined && <span className={classes.analyses}>{children}</span>}
      </FilterRow>
      <PeriodRefusal asked={asked} />
    </>
  );
}
