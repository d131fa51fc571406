import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Column, Sort } from "./column.ts";
import classes from "./data-table.module.css";

interface ColumnHeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** The heading of a column; one that can sort is a button. */
export function ColumnHeading<Row>({ column, sort, onSort }: ColumnHeadingProps<Row>) {
  const isSorted = sort?.key === column.key;
  const Arrow = isSorted && sort.descending ? IconArrowDown : IconArrowUp;
  const canSort = column.sortable === true && onSort !== undefined;
  if (column.heading === "") {
    return (
      <th scope="col" data-phone={column.phone} data-controls>
        {column.headingControl ?? <span className="visually-hidden">Åtgärder</span>}
      </th>
    );
  }
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
