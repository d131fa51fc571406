import { type AccountRowFilter, NO_ACCOUNT_FILTER, nextTriState } from "@huvudbok/core/account-plan";
import { Button } from "../../ui/button/button.tsx";
import { FilterRow } from "../../ui/form/filter-row.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import classes from "./chart.module.css";
import { triStateText } from "./chart-view.ts";

interface ChartFiltersProps {
  readonly filter: AccountRowFilter;
  readonly onChange: (filter: AccountRowFilter) => void;
}

const FILTERS = [
  { key: "active", label: "Aktiva konton" },
  { key: "hasReportGroup", label: "Rapportkoppling" },
  { key: "used", label: "Använda konton" },
] as const;

/** Search and three filters that a click moves from all to yes to no (PG22). */
export function ChartFilters({ filter, onChange }: ChartFiltersProps) {
  return (
    <FilterRow>
      <SearchInput
        className={classes.search}
        label="Sök konto"
        placeholder="Nummer eller namn"
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {FILTERS.map(({ key, label }) => (
        <Button
          key={key}
          aria-label={`${label}: ${triStateText(filter[key])}`}
          onClick={() => onChange({ ...filter, [key]: nextTriState(filter[key]) })}
        >
          <span className={classes.filterLabel}>{label}</span>
          <span className={classes.filterValue}>{triStateText(filter[key])}</span>
        </Button>
      ))}
      <Button variant="subtle" color="gray" onClick={() => onChange(NO_ACCOUNT_FILTER)}>
        Återställ filter
      </Button>
    </FilterRow>
  );
}
