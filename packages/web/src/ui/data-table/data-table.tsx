import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import type { Column, Sort } from "./column.ts";
import { DataRow } from "./data-row.tsx";
import classes from "./data-table.module.css";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowWindow } from "./use-row-window.ts";

interface DataTableProps<Row> {
  /** Said to screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads; makes its first cell a real link and Enter follow it. */
  readonly rowHref?: (row: Row) => string;
  /** What Enter does on rows that lead nowhere. */
  readonly onOpen?: (row: Row) => void;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** One row of sums: the cell of each column by its key. */
  readonly sums?: Readonly<Record<string, ReactNode>>;
  /** Shown instead of rows when there are none; the headings stay. */
  readonly empty?: ReactNode;
}

/**
 * A table of the product: sticky headings and sums, one tab stop, arrows move, Enter opens. Over 200 rows only those
 * in sight are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, sums, empty } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const window = useRowWindow(body, rows.length);
  const keys = useRowKeys({ rows, rowKey, scrollTo: window.scrollTo, ...pick(props) });
  // The one tab stop is the row one was at, or the first that is drawn.
  const isDrawn = keys.index >= window.first && keys.index < window.end;
  const tabStop = isDrawn ? keys.index : window.first;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={column.width === undefined ? undefined : { width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the rows, which take the focus */}
        <tbody ref={body} onKeyDown={keys.onKeyDown}>
          {window.before > 0 && <tr aria-hidden style={{ height: window.before }} />}
          {rows.slice(window.first, window.end).map((row, index) => (
            <DataRow
              key={rowKey(row)}
              row={row}
              index={window.first + index}
              columns={columns}
              href={props.rowHref?.(row)}
              isCurrent={keys.key === rowKey(row)}
              takesFocus={keys.isMoved && keys.key === rowKey(row)}
              isTabStop={tabStop === window.first + index}
              name={rowKey(row)}
              onFocus={keys.onFocus}
              onOpen={props.onOpen}
            />
          ))}
          {window.after > 0 && <tr aria-hidden style={{ height: window.after }} />}
        </tbody>
        {sums !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align} data-phone={column.phone}>
                  {sums[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

/** Only the given of the two ways to open a row, as exact optional fields. */
function pick<Row>(props: DataTableProps<Row>): Pick<DataTableProps<Row>, "rowHref" | "onOpen"> {
  return {
    ...(props.rowHref === undefined ? {} : { rowHref: props.rowHref }),
    ...(props.onOpen === undefined ? {} : { onOpen: props.onOpen }),
  };
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const isSorted = sort?.key === column.key;
  const Arrow = isSorted && sort.descending ? IconArrowDown : IconArrowUp;
  const canSort = column.sortable === true && onSort !== undefined;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-phone={column.phone}
      {...(isSorted ? { "aria-sort": sort.descending ? "descending" : "ascending" } : {})}
    >
      {canSort ? (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => onSort({ key: column.key, descending: isSorted ? !sort.descending : false })}
        >
          {column.heading}
          {isSorted && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        column.heading
      )}
    </th>
  );
}
