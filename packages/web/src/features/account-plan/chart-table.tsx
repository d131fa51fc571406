import { type AccountRow, filterAccountRows } from "@huvudbok/core/account-plan";
import { pageValues, sizeValues, sortValues } from "../../parts/list/list-address.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { pageRows } from "../../ui/data-table/pagination.ts";
import { usePrintsWhole } from "../../ui/data-table/use-prints-whole.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import classes from "./chart.module.css";
import { ChartFilters } from "./chart-filters.tsx";
import { CHART_ADDRESS, filterQuery, readChartView, sortedRows } from "./chart-view.ts";
import type { Chart } from "./use-chart.ts";

interface ChartTableProps {
  readonly chart: Pick<Chart, "rows" | "words">;
  readonly columns: readonly Column<AccountRow>[];
  /** Left out where accounts cannot be edited. */
  readonly onOpen?: (row: AccountRow) => void;
}

const rowKey = ({ id }: AccountRow) => String(id);

/** The accounts that the filters let through, page by page. */
export function ChartTable({ chart, columns, ...opening }: ChartTableProps) {
  const [query, setQuery] = useQueryState();
  const view = readChartView(query);
  const rows = sortedRows(filterAccountRows(chart.rows, view.filter, chart.words), view.sort);
  const printsWhole = usePrintsWhole(rows.length);
  return (
    <>
      <p className={classes.printedCount}>{printedCount(rows.length, chart.rows.length)}</p>
      <ChartFilters
        filter={view.filter}
        onChange={(filter) =>
          setQuery(filterQuery(filter), { isTyped: filter.search !== view.filter.search })
        }
      />
      <DataTable
        caption="Konton"
        columns={columns}
        rows={pageRows(rows, view.page, printsWhole ? 0 : view.pageSize)}
        rowKey={rowKey}
        isPageList
        {...opening}
        sort={view.sort}
        onSort={(sort) => setQuery(sortValues(CHART_ADDRESS, sort))}
        empty={<p>Inget konto passar sökningen och filtren.</p>}
      />
      <Pager
        count={rows.length}
        page={view.page}
        pageSize={view.pageSize}
        onPage={(page) => setQuery(pageValues(CHART_ADDRESS, page))}
        onPageSize={(size) => setQuery(sizeValues(CHART_ADDRESS, size))}
      />
    </>
  );
}

/** What paper has of the chart: the filters are not printed. */
function printedCount(shown: number, all: number): string {
  return shown === all ? `${shown} konton` : `${shown} av kontoplanens ${all} konton`;
}
