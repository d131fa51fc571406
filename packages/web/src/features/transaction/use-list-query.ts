import type { DateRange } from "@huvudbok/core/calendar";
import { useMemo } from "react";
import {
  firstPage,
  type ListAddress,
  pageValues,
  readListView,
  sizeValues,
  sortValues,
} from "../../parts/list/list-address.ts";
import type { Sort } from "../../ui/data-table/column.ts";
import { LIST_PAGE_SIZE, PAGE_SIZES } from "../../ui/data-table/pagination.ts";
import { type AskedPeriod, askedPeriod, periodValues } from "../../ui/date/asked-period.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { TransactionSortKey } from "./list/transaction-comparator.ts";

/** By default the latest number comes first (PG9). */
const LIST_ADDRESS: ListAddress<TransactionSortKey> = {
  names: { sort: "sortBy", order: "order", page: "pageNo", size: "pageSize" },
  keys: ["number", "date", "text"],
  startsDescending: true,
  pageSize: LIST_PAGE_SIZE,
  pageSizes: PAGE_SIZES,
};

/** Filter, order and page of the list, as they are in the address. By default the latest number comes first. */
export interface ListQuery {
  readonly search: string;
  readonly range: DateRange;
  /** The same, with why it is another one than the address asks for. */
  readonly asked: AskedPeriod;
  readonly sortKey: TransactionSortKey;
  readonly descending: boolean;
  /** Counted from 0. */
  readonly page: number;
  /** 0 for all. */
  readonly pageSize: number;
  readonly isFiltered: boolean;
}

/** What changes the query; the same functions as long as the year is the same. */
export interface ListActions {
  readonly setSearch: (text: string) => void;
  /** A range of another fiscal year is given with that year. */
  readonly setRange: (range: DateRange, year?: DateRange) => void;
  readonly setSort: (sort: Sort) => void;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly reset: () => void;
}

/** Reads and changes the query of the transaction list of a fiscal year. */
export function useListQuery(year: DateRange): readonly [ListQuery, ListActions] {
  const [value, setQuery] = useQueryState();
  const actions = useMemo(
    (): ListActions => ({
      setSearch: (text) => setQuery({ search: text, ...firstPage(LIST_ADDRESS) }, { isTyped: true }),
      setRange: (next, ofYear = year) => {
        const { from, to } = periodValues(next, ofYear);
        setQuery({ fromDate: from, toDate: to, ...firstPage(LIST_ADDRESS) });
      },
      setSort: (next) => setQuery(sortValues(LIST_ADDRESS, next)),
      setPage: (next) => setQuery(pageValues(LIST_ADDRESS, next)),
      setPageSize: (next) => setQuery(sizeValues(LIST_ADDRESS, next)),
      reset: () =>
        setQuery({
          search: undefined,
          fromDate: undefined,
          toDate: undefined,
          ...firstPage(LIST_ADDRESS),
        }),
    }),
    [setQuery, year],
  );
  return [listQuery(value, year), actions];
}

function listQuery(value: (name: string) => string | undefined, year: DateRange): ListQuery {
  const search = value("search") ?? "";
  const asked = askedPeriod(value("fromDate"), value("toDate"), year);
  const { range } = asked;
  const { sort, page, pageSize } = readListView(LIST_ADDRESS, value);
  return {
    search,
    range,
    asked,
    sortKey: sort.key,
    descending: sort.descending,
    page,
    pageSize,
    isFiltered: search !== "" || range.from !== year.from || range.to !== year.to,
  };
}
