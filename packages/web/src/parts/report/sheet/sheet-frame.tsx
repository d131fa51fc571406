import type { ReactNode } from "react";
import rowTable from "../../../ui/data-table/row-table.module.css";
import classes from "./sheet-frame.module.css";

interface SheetFrameProps {
  readonly title: string;
  readonly className: string | undefined;
  readonly rowCount: number;
  /** True for a table that is not printed. */
  readonly isScreenOnly?: boolean;
  /** True for a table wider than most windows, which scrolls sideways by itself. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The table of a report on the screen, named by its title; its rows take the focus. */
export function SheetFrame(props: SheetFrameProps) {
  const { title, className, rowCount, isScreenOnly = false, isWide = false, children } = props;
  const table = (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus
      role="grid"
      {...(isScreenOnly ? { "data-print": "hidden" } : {})}
      {...(isWide ? { "data-wide": true } : {})}
      className={`${rowTable.rowTable} ${className}`}
      aria-rowcount={rowCount + 1}
    >
      <caption className="visually-hidden">{title}</caption>
      {children}
    </table>
  );
  return isWide ? <div className={classes.wide}>{table}</div> : table;
}
