import { type DateRange, intersectRanges } from "@huvudbok/core/calendar";
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
import { PAGE_SIZES } from "../../ui/data-table/pagination.ts";
import { rangeFromQuery } from "../../ui/date/date-range-picker.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { TransactionSortKey } from "./list/transaction-comparator.ts";

/** By default the latest number comes first (PG9). */
const LIST_ADDRESS: ListAddress<TransactionSortKey> = {
  names: { sort: "sortBy", order: "order", page: "pageNo", size: "pageSize" },
  keys: ["number", "date", "text"],
  startsDescending: true,
  pageSize: 50,
  pageSizes: PAGE_SIZES,
};

/** Filter, order and page of the list, as they are in the address. By default the latest number comes first. */
export interface ListQuery {
  readonly search: string;
  readonly range: DateRange;
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
  readonly setRange: (range: DateRange) => void;
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
      setRange: (next) => {
        const isYear = next.from === year.from && next.to === year.to;
        setQuery({
          fromDate: isYear ? undefined : next.from,
          toDate: isYear ? undefined : next.to,
          ...firstPage(LIST_ADDRESS),
        });
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
  const asked = rangeFromQuery(value("fromDate"), value("toDate"));
  // Dates of another year, from before the year was changed, are ignored.
  const range = (asked === undefined ? undefined : intersectRanges(asked, year)) ?? year;
  const { sort, page, pageSize } = readListView(LIST_ADDRESS, value);
  return {
    search,
    range,
    sortKey: sort.key,
    descending: sort.descending,
    page,
    pageSize,
    isFiltered: search !== "" || range.from !== year.from || range.to !== year.to,
  };
}
