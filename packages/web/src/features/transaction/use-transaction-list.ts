import { type DateRange, intersectRanges } from "@huvudbok/core/calendar";
import type { Transaction, TransactionSortKey } from "@huvudbok/core/transaction";
import { useDeferredValue, useMemo } from "react";
import type { Sort } from "../../ui/data-table/column.ts";
import { PAGE_SIZES, pageRows } from "../../ui/data-table/pagination.ts";
import { rangeFromQuery } from "../../ui/date-range-picker.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { useKeptQuery } from "../../ui/use-kept-query.ts";
import { useFoundTransactions } from "./use-found-transactions.ts";

const SORT_KEYS: readonly TransactionSortKey[] = ["number", "date", "text"];

function sortKey(text: string | undefined): TransactionSortKey {
  return SORT_KEYS.find((key) => key === text) ?? "number";
}

/** What the list shows: filter, order and page as they stand in the address. Latest number first from the start. */
export function useTransactionList(transactions: readonly Transaction[], year: DateRange) {
  useKeptQuery("transactions");
  const [query, setQuery] = useQueryState();
  const search = query("search") ?? "";
  const deferredSearch = useDeferredValue(search);
  const asked = rangeFromQuery(query("fromDate"), query("toDate"));
  // Days of another year, from before the year was changed, are left alone.
  const range = (asked === undefined ? undefined : intersectRanges(asked, year)) ?? year;
  const key = sortKey(query("sortBy"));
  const sort: Sort = { key, descending: (query("order") ?? "desc") === "desc" };
  const size = Number(query("pageSize") ?? 50);
  const pageSize = PAGE_SIZES.some((known) => known === size) ? size : 50;
  const page = Math.max(0, Math.floor(Number(query("pageNo") ?? 0)) || 0);
  const found = useFoundTransactions(transactions, {
    search: deferredSearch,
    from: range.from,
    to: range.to,
    sortKey: key,
  });
  const { descending } = sort;
  const rows = useMemo(() => {
    const wanted: Transaction[] = [];
    for (const position of pageRows(descending ? found.toReversed() : found, page, pageSize)) {
      const transaction = transactions[position];
      if (transaction !== undefined) wanted.push(transaction);
    }
    return wanted;
  }, [transactions, found, descending, page, pageSize]);
  return {
    search,
    range,
    sort,
    page,
    pageSize,
    /** How many are found. */
    count: found.length,
    rows,
    isFiltered: search !== "" || range.from !== year.from || range.to !== year.to,
    setSearch: (text: string) => setQuery({ search: text, pageNo: undefined }, { isTyped: true }),
    setRange: (next: DateRange) => {
      const isYear = next.from === year.from && next.to === year.to;
      setQuery({
        fromDate: isYear ? undefined : next.from,
        toDate: isYear ? undefined : next.to,
        pageNo: undefined,
      });
    },
    setSort: (next: Sort) =>
      setQuery({ sortBy: next.key, order: next.descending ? undefined : "asc", pageNo: undefined }),
    setPage: (next: number) => setQuery({ pageNo: next === 0 ? undefined : String(next) }),
    setPageSize: (next: number) =>
      setQuery({ pageSize: next === 50 ? undefined : String(next), pageNo: undefined }),
    reset: () => setQuery({ search: undefined, fromDate: undefined, toDate: undefined, pageNo: undefined }),
  };
}
