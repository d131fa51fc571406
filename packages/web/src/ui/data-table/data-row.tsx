import { memo } from "react";
import { PageLink } from "../link/page-link.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly rowIndex: number;
  /** Undefined where rows take no focus, and each of their controls is a tab stop. */
  readonly tabIndex: 0 | -1 | undefined;
  readonly isDraggable?: boolean;
}

function DataRowView<Row>({ row, columns, href, rowIndex, tabIndex, isDraggable }: DataRowProps<Row>) {
  const named = columns.findIndex(({ isLink }) => isLink === true);
  const linkAt = Math.max(0, named);
  return (
    <tr className={classes.row} tabIndex={tabIndex} aria-rowindex={rowIndex} draggable={isDraggable}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-phone={column.phone}
          data-controls={column.heading === "" || undefined}
          data-long={column.width === undefined || column.title !== undefined || undefined}
          title={column.title?.(row)}
        >
          {index === linkAt && href !== undefined ? (
            <PageLink
              to={href}
              className={named === -1 ? classes.link : classes.textLink}
              tabIndex={-1}
              data-row-link
            >
              {column.render(row, -1)}
            </PageLink>
          ) : (
            column.render(row, tabIndex ?? 0)
          )}
        </td>
      ))}
    </tr>
  );
}

/** One row of a data table; rendered again only when something of it changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const DataRow = memo(DataRowView) as typeof DataRowView;
