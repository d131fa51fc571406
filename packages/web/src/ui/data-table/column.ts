import type { ReactNode } from "react";

/** One column of a data table. */
export interface Column<Row> {
  readonly key: string;
  /** Empty above the controls of the rows, which are not printed. */
  readonly heading: string;
  /** Under an empty heading: what acts on the controls of all rows, such as a box that ticks them. */
  readonly headingControl?: ReactNode;
  /** True for the column that is the link of the row; by default the first one is. */
  readonly isLink?: boolean;
  /** Amounts and numbers that are compared are aligned to the right. */
  readonly align?: "left" | "right";
  /** Width in px; the one column without a width takes the rest. */
  readonly width?: number;
  /** The width in px where the columns do not fit otherwise; of the one without a width, what it is never under. */
  readonly least?: number;
  /** Where they still do not fit, the column with the lowest number is left out first; on a phone it is hidden. */
  readonly leftOut?: number;
  readonly sortable?: boolean;
  /** The cell. A control in it takes the tab index, so that Tab only goes through the controls of the current row. */
  readonly render: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** The whole text, for the tooltip of a cell that may be cut. */
  readonly title?: (row: Row) => string;
  /**
   * How the column is shown on a phone: first line, second line, the amount to the right, before or after both lines, or
   * not at all.
   */
  readonly phone?: "title" | "meta" | "amount" | "lead" | "trail" | "hidden";
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}
