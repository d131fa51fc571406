import {
  type AccountRow,
  type AccountRowFilter,
  type AccountSortKey,
  compareAccountRows,
  type TriState,
} from "@huvudbok/core/account-plan";
import type { Sort } from "../../ui/data-table/column.ts";

/** What the chart page keeps in its address. */
export interface ChartView {
  readonly filter: AccountRowFilter;
  readonly sort: Sort & { readonly key: AccountSortKey };
  readonly page: number;
  readonly pageSize: number;
}

type Query = (name: string) => string | undefined;
type QueryValues = Readonly<Record<string, string | undefined>>;

/** Specification 3 §9 and clarification P29. */
const PAGE_SIZE = 100;

const SORT_KEYS: readonly AccountSortKey[] = [
  "id",
  "name",
  "type",
  "used",
  "reportGroupName",
  "taxCode",
  "sru",
  "active",
];

/** Reads the view from the address. A page without filter in its address shows the active accounts only. */
export function readChartView(query: Query): ChartView {
  const sortKey = SORT_KEYS.find((key) => key === query("sort")) ?? "id";
  const tri = (name: string, absent: string) => triState(query(name) ?? absent);
  return {
    filter: {
      search: query("search") ?? "",
      active: tri("active", "yes"),
      hasReportGroup: tri("linked", "all"),
      used: tri("used", "all"),
    },
    sort: { key: sortKey, descending: query("order") === "desc" },
    page: wholeNumber(query("page")) ?? 0,
    pageSize: wholeNumber(query("size")) ?? PAGE_SIZE,
  };
}

/** The values of the address for a filter; a changed filter starts at the first page. */
export function filterQuery(filter: AccountRowFilter): QueryValues {
  return {
    search: filter.search,
    active: triText(filter.active, "yes"),
    linked: triText(filter.hasReportGroup, "all"),
    used: triText(filter.used, "all"),
    page: undefined,
  };
}

export function sortQuery({ key, descending }: Sort): QueryValues {
  return { sort: key === "id" ? undefined : key, order: descending ? "desc" : undefined, page: undefined };
}

/** The rows in the order of the chosen column. */
export function sortedRows(rows: readonly AccountRow[], sort: ChartView["sort"]): readonly AccountRow[] {
  const compare = compareAccountRows(sort.key);
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
}

/** The word on a filter's button. */
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

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
