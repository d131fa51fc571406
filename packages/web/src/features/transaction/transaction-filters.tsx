import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import { memo } from "react";
import { Button } from "../../ui/button/button.tsx";
import { DateRangePicker } from "../../ui/date/date-range-picker.tsx";
import { PeriodRefusal } from "../../ui/date/period-refusal.tsx";
import { useOtherYears } from "../../ui/date/use-other-years.ts";
import { FilterRow } from "../../ui/form/filter-row.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import classes from "./transaction-list.module.css";
import { type ListActions, useListQuery } from "./use-list-query.ts";

/** The filters of the transaction list: text and days. Rendered apart from the page, as it changes at every key. */
export function TransactionFilters({ year }: { readonly year: DateRange }) {
  const [{ search, range, asked, isFiltered }, { setSearch, setRange, reset }] = useListQuery(year);
  return (
    <>
      <FilterRow>
        <SearchInput
          className={classes.search}
          label="Sök"
          placeholder="Text, nummer, konto eller belopp"
          value={search}
          onChange={setSearch}
        />
        <Days from={range.from} to={range.to} year={year} onChange={setRange} />
        {isFiltered && (
          <Button variant="subtle" color="gray" onClick={reset}>
            Återställ filter
          </Button>
        )}
      </FilterRow>
      <PeriodRefusal asked={asked} />
    </>
  );
}

interface DaysProps {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly year: DateRange;
  readonly onChange: ListActions["setRange"];
}

/** Not rendered again while a person types in the search. */
const Days = memo(({ from, to, year, onChange }: DaysProps) => {
  const otherYears = useOtherYears({ from, to }, onChange);
  return (
    <DateRangePicker
      label="Datum"
      value={{ from, to }}
      onChange={onChange}
      fiscalYear={year}
      bound
      otherYears={otherYears}
    />
  );
});
