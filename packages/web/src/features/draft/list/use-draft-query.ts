import type { DateRange } from "@huvudbok/core/calendar";
import type { DraftFilter, DraftSortKey } from "@huvudbok/core/draft";
import { useMemo } from "react";
import {
  firstPage,
  type ListAddress,
  type ListView,
  pageValues,
  readListView,
  sizeValues,
  sortValues,
} from "../../../parts/list/list-address.ts";
import type { Sort } from "../../../ui/data-table/column.ts";
import { LIST_PAGE_SIZE, PAGE_SIZES } from "../../../ui/data-table/pagination.ts";
import { type AskedPeriod, askedPeriod, periodValues } from "../../../ui/date/asked-period.ts";
import { useQueryState } from "../../../ui/link/query-state.ts";

/** By default the latest day comes first (PG9). */
const LIST_ADDRESS: ListAddress<DraftSortKey> = {
  names: { sort: "sortBy", order: "order", page: "pageNo", size: "pageSize" },
  keys: ["date", "text", "accounts", "amount", "action"],
  startsDescending: true,
  pageSize: LIST_PAGE_SIZE,
  pageSizes: PAGE_SIZES,
};

/** What a box of the filters hides; the names are those of the address. */
export const HIDE_NAMES = ["hideWithoutAction", "hideNonSelected", "hideCompleted"] as const;
export type HideName = (typeof HIDE_NAMES)[number];

/** Filter, order and page of the list of drafts, as they are in the address. */
export interface DraftQuery extends ListView<DraftSortKey> {
  readonly filter: DraftFilter;
  /** The days that are shown as chosen: the fiscal year when none are. */
  readonly days: DateRange;
  readonly asked: AskedPeriod;
  readonly isFiltered: boolean;
}

/** What changes the query; the same functions as long as the year is the same. */
export interface DraftQueryActions {
  readonly setSearch: (text: string) => void;
  /** A range of another fiscal year is given with that year. */
  readonly setDays: (range: DateRange, year?: DateRange) => void;
  readonly setHidden: (name: HideName, isHidden: boolean) => void;
  readonly setSort: (sort: Sort) => void;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly reset: () => void;
}

/** Reads and changes the query of the list of drafts of a fiscal year. */
export function useDraftQuery(year: DateRange): readonly [DraftQuery, DraftQueryActions] {
  const [value, setQuery] = useQueryState();
  const actions = useMemo((): DraftQueryActions => {
    const first = firstPage(LIST_ADDRESS);
    const nothingHidden = Object.fromEntries(HIDE_NAMES.map((name) => [name, undefined]));
    const noDays = { fromDate: undefined, toDate: undefined };
    return {
      setSearch: (text) => setQuery({ search: text, ...first }, { isTyped: true }),
      setDays: (next, ofYear = year) => {
        const { from, to } = periodValues(next, ofYear);
        setQuery({ fromDate: from, toDate: to, ...first });
      },
      setHidden: (name, isHidden) => setQuery({ [name]: isHidden ? "true" : undefined, ...first }),
      setSort: (next) => setQuery(sortValues(LIST_ADDRESS, next)),
      setPage: (next) => setQuery(pageValues(LIST_ADDRESS, next)),
      setPageSize: (next) => setQuery(sizeValues(LIST_ADDRESS, next)),
      reset: () => setQuery({ search: undefined, ...noDays, ...nothingHidden, ...first }),
    };
  }, [setQuery, year]);
  return [draftQuery(value, year), actions];
}

function draftQuery(value: (name: string) => string | undefined, year: DateRange): DraftQuery {
  const search = value("search") ?? "";
  const asked = askedPeriod(value("fromDate"), value("toDate"), year);
  const days = asked.range;
  // Drafts without a date, or with one outside the year, are shown as long as no days are chosen.
  const isWholeYear = days.from === year.from && days.to === year.to;
  const isHidden = (name: HideName) => value(name) === "true";
  const hidden = {
    hideWithoutAction: isHidden("hideWithoutAction"),
    hideNonSelected: isHidden("hideNonSelected"),
    hideCompleted: isHidden("hideCompleted"),
  };
  return {
    filter: { search, range: isWholeYear ? undefined : days, ...hidden },
    days,
    asked,
    isFiltered: search.trim() !== "" || !isWholeYear || Object.values(hidden).includes(true),
    ...readListView(LIST_ADDRESS, value),
  };
}
