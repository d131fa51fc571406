import {
  type AccountRow,
  type AccountRowFilter,
  type AccountSortKey,
  compareAccountRows,
  type TriState,
} from "@huvudbok/core/account-plan";
import { firstPage, type ListAddress, type ListView, readListView } from "../../parts/list/list-address.ts";
import { CHART_PAGE_SIZE, PAGE_SIZES } from "../../ui/data-table/pagination.ts";

/** What the chart page stores in its address (PG9). */
export interface ChartView extends ListView<AccountSortKey> {
  readonly filter: AccountRowFilter;
}

type Query = (name: string) => string | undefined;
type QueryValues = Readonly<Record<string, string | undefined>>;

/** The names of the chart's query in the address. */
export const CHART_ADDRESS: ListAddress<AccountSortKey> = {
  names: { sort: "sort", order: "order", page: "page", size: "size" },
  keys: ["id", "name", "type", "used", "reportGroupName", "taxCode", "sru", "active"],
  startsDescending: false,
  pageSize: CHART_PAGE_SIZE,
  pageSizes: PAGE_SIZES,
};

/** Reads the view from the address. Without a filter in the address the active accounts are shown. */
export function readChartView(query: Query): ChartView {
  const tri = (name: string, absent: string) => triState(query(name) ?? absent);
  return {
    filter: {
      search: query("search") ?? "",
      active: tri("active", "yes"),
      hasReportGroup: tri("linked", "all"),
      used: tri("used", "all"),
    },
    ...readListView(CHART_ADDRESS, query),
  };
}

/** The values of the address for a filter; a changed filter starts at the first page. */
export function filterQuery(filter: AccountRowFilter): QueryValues {
  return {
    search: filter.search,
    active: triText(filter.active, "yes"),
    linked: triText(filter.hasReportGroup, "all"),
    used: triText(filter.used, "all"),
    ...firstPage(CHART_ADDRESS),
  };
}

/** The rows in the order of the chosen column. */
export function sortedRows(rows: readonly AccountRow[], sort: ChartView["sort"]): readonly AccountRow[] {
  const compare = compareAccountRows(sort.key);
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
}

/** The text of a filter's button. */
export function triStateText(state: TriState): string {
  if (state === undefined) return "Alla";
  return state ? "Ja" : "Nej";
}

function triState(text: string): TriState {
  if (text === "yes") return true;
  return text === "no" ? false : undefined;
}

function triText(state: TriState, absent: string): string | undefined {
  const text = state === undefined ? "all" : state ? "yes" : "no";
  return text === absent ? undefined : text;
}
