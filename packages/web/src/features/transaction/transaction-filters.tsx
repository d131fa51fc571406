import type { DateRange } from "@huvudbok/core/calendar";
import { Button } from "@mantine/core";
import { useMemo } from "react";
import { DateRangePicker } from "../../ui/date/date-range-picker.tsx";
import { FilterRow } from "../../ui/form/filter-row.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import classes from "./transaction-list.module.css";
import { useListQuery } from "./use-list-query.ts";

/** The filters of the transaction list: text and days. Rendered apart from the page, as it changes at every key. */
export function TransactionFilters({ year }: { readonly year: DateRange }) {
  const [{ search, range, isFiltered }, { setSearch, setRange, reset }] = useListQuery(year);
  const { from, to } = range;
  return (
    <FilterRow>
      <SearchInput
        className={classes.search}
        label="Sök"
        placeholder="Text, nummer, konto eller belopp"
        value={search}
        onChange={setSearch}
      />
      {useMemo(
        () => (
          <DateRangePicker label="Datum" value={{ from, to }} onChange={setRange} fiscalYear={year} bound />
        ),
        [from, to, setRange, year],
      )}
      {isFiltered && (
        <Button variant="subtle" color="gray" onClick={reset}>
          Återställ filter
        </Button>
      )}
    </FilterRow>
  );
}
