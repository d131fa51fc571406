import { type DateRange, intersectRanges } from "@huvudbok/core/calendar";
import type { TransactionSortKey } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import type { Sort } from "../../ui/data-table/column.ts";
import { PAGE_SIZES } from "../../ui/data-table/pagination.ts";
import { rangeFromQuery } from "../../ui/date-range-picker.tsx";
import { useQueryState } from "../../ui/query-state.ts";

const SORT_KEYS: readonly TransactionSortKey[] = ["number", "date", "text"];

/** Filter, order and page of the list, as they stand in the address. Latest number first from the start. */
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
      setSearch: (text) => setQuery({ search: text, pageNo: undefined }, { isTyped: true }),
      setRange: (next) => {
        const isYear = next.from === year.from && next.to === year.to;
        setQuery({
          fromDate: isYear ? undefined : next.from,
          toDate: isYear ? undefined : next.to,
          pageNo: undefined,
        });
      },
      setSort: (next) =>
        setQuery({ sortBy: next.key, order: next.descending ? undefined : "asc", pageNo: undefined }),
      setPage: (next) => setQuery({ pageNo: next === 0 ? undefined : String(next) }),
      setPageSize: (next) =>
        setQuery({ pageSize: next === 50 ? undefined : String(next), pageNo: undefined }),
      reset: () => setQuery({ search: undefined, fromDate: undefined, toDate: undefined, pageNo: undefined }),
    }),
    [setQuery, year],
  );
  return [listQuery(value, year), actions];
}

function listQuery(value: (name: string) => string | undefined, year: DateRange): ListQuery {
  const search = value("search") ?? "";
  const asked = rangeFromQuery(value("fromDate"), value("toDate"));
  // Days of another year, from before the year was changed, are left alone.
  const range = (asked === undefined ? undefined : intersectRanges(asked, year)) ?? year;
  const size = Number(value("pageSize") ?? 50);
  return {
    search,
    range,
    sortKey: SORT_KEYS.find((key) => key === value("sortBy")) ?? "number",
    descending: (value("order") ?? "desc") === "desc",
    page: Math.max(0, Math.floor(Number(value("pageNo") ?? 0)) || 0),
    pageSize: PAGE_SIZES.some((known) => known === size) ? size : 50,
    isFiltered: search !== "" || range.from !== year.from || range.to !== year.to,
  };
}
