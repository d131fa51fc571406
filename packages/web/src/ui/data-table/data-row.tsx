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
}

function DataRowView<Row>({ row, columns, href, rowIndex, tabIndex }: DataRowProps<Row>) {
  return (
    <tr className={classes.row} tabIndex={tabIndex} aria-rowindex={rowIndex}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-phone={column.phone}
          data-controls={column.heading === "" || undefined}
          data-long={column.width === undefined || column.title !== undefined || undefined}
          title={column.title?.(row)}
        >
          {index === 0 && href !== undefined ? (
            <PageLink to={href} className={classes.link} tabIndex={-1} data-row-link>
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
