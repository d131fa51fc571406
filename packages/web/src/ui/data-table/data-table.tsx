import { type ReactNode, useCallback, useRef } from "react";
import { inRem } from "../root-scale.ts";
import { usePrinting } from "../use-printing.ts";
import type { Column, Sort } from "./column.ts";
import { ColumnHeading } from "./column-heading.tsx";
import { DataRow } from "./data-row.tsx";
import classes from "./data-table.module.css";
import { RowBody } from "./row-body.tsx";
import rowTable from "./row-table.module.css";
import { useFittingColumns } from "./use-fitting-columns.ts";
import { useRowHeight } from "./use-row-height.ts";

interface DataTableProps<Row> {
  /** The name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads; makes its first cell a real link, which Enter follows. */
  readonly rowHref?: (row: Row) => string;
  /** What Enter does on rows that are not links. */
  readonly onOpen?: (row: Row) => void;
  /** What Space does on a row. */
  readonly onSelect?: (row: Row) => void;
  /** True for the list that the page is about: its position is stored in the address. */
  readonly isPageList?: boolean;
  /** False where Ctrl+Enter does something else on the page than to open the row in a tab. */
  readonly opensTabs?: boolean;
  /** True where a row can be dragged; who draws the table handles the events. */
  readonly isDraggable?: boolean;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** One row of sums: the cell of each column by its key. */
  readonly sums?: Readonly<Record<string, ReactNode>>;
  /** Shown instead of rows when there are none; the headings stay. */
  readonly empty?: ReactNode;
}

/**
 * A table of the product: sticky headings and sums, one tab stop, arrows move, Enter opens, Space selects. Over 200
 * rows only the visible ones are rendered. Rows that can be opened or selected take the focus; of others only their
 * controls do. Where the columns do not fit, some are narrower or left out (PG51).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, rowHref, onOpen, onSelect, sort, onSort, sums, empty } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const columns = useFittingColumns(frame, props.columns);
  const rowPx = useRowHeight(table, rows.length > 0);
  const isPrinting = usePrinting();
  const canFocus = rowHref !== undefined || onOpen !== undefined || onSelect !== undefined;
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? "" : rowKey(row);
    },
    [rows, rowKey],
  );
  const actOn = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) act(row);
    });
  return (
    <div ref={frame} className={classes.scroll}>
      <table
        ref={table}
        className={`${rowTable.rowTable} ${classes.table}`}
        aria-rowcount={rows.length + 1}
        {...(canFocus && rows.length > 0 ? { role: "grid" } : {})}
      >
        <caption className="visually-hidden">{caption}</caption>
        <ColumnWidths columns={columns} />
        <Headings columns={columns} sort={sort} onSort={onSort} />
        <RowBody
          count={rows.length}
          keyOf={keyOf}
          heightOf={rowPx}
          drawsAll={isPrinting}
          canFocus={canFocus}
          hasLinks={rowHref !== undefined}
          isPageList={props.isPageList === true}
          opensTabs={props.opensTabs !== false}
          onOpen={actOn(onOpen)}
          onSelect={actOn(onSelect)}
          renderRow={(index, place) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <DataRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  href={rowHref?.(row)}
                  rowIndex={place["aria-rowindex"]}
                  tabIndex={place.tabIndex}
                  {...(props.isDraggable === true ? { isDraggable: true } : {})}
                />
              )
            );
          }}
        />
        {sums !== undefined && rows.length > 0 && <SumsRow columns={columns} sums={sums} />}
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

interface HeadingsProps<Row> extends Pick<DataTableProps<Row>, "columns"> {
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function Headings<Row>({ columns, sort, onSort }: HeadingsProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <ColumnHeading key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnWidths<Row>({ columns }: Pick<DataTableProps<Row>, "columns">) {
  return (
    <colgroup>
      {columns.map((column) => (
        <col
          key={column.key}
          style={column.width === undefined ? undefined : { width: inRem(column.width) }}
          data-controls={column.heading === "" || undefined}
        />
      ))}
    </colgroup>
  );
}

interface SumsRowProps<Row> extends Pick<DataTableProps<Row>, "columns"> {
  readonly sums: Readonly<Record<string, ReactNode>>;
}

function SumsRow<Row>({ columns, sums }: SumsRowProps<Row>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td
            key={column.key}
            data-align={column.align}
            data-phone={column.phone}
            data-controls={column.heading === "" || undefined}
          >
            {sums[column.key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
