import { memo, useEffect, useRef } from "react";
import { PageLink } from "../page-link.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";

interface DataRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  /** A key has moved here: the row takes the focus, also when it has only now come into the window. */
  readonly takesFocus: boolean;
  readonly isTabStop: boolean;
  readonly name: string;
  /** Told the row's name. */
  readonly onFocus: (name: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function DataRowView<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, href, isCurrent, takesFocus, isTabStop, name, onFocus, onOpen } = props;
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <tr
      ref={element}
      className={classes.row}
      tabIndex={isTabStop ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-rowindex={index + 2}
      onFocus={() => onFocus(name)}
      onDoubleClick={onOpen === undefined ? undefined : () => onOpen(row)}
    >
      {columns.map((column, columnIndex) => (
        <td key={column.key} data-align={column.align} data-phone={column.phone} title={column.title?.(row)}>
          {columnIndex === 0 && href !== undefined ? (
            <PageLink to={href} className={classes.link} tabIndex={-1}>
              {column.render(row)}
            </PageLink>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** One row of a data table; drawn again only when something of it changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const DataRow = memo(DataRowView) as typeof DataRowView;
