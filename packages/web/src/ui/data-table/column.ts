import type { ReactNode } from "react";

/** One column of a data table. */
export interface Column<Row> {
  readonly key: string;
  /** Empty over the controls of the rows, which are left out on paper. */
  readonly heading: string;
  /** Amounts and numbers to compare stand to the right. */
  readonly align?: "left" | "right";
  /** Width in px; the one column without it takes what is left. */
  readonly width?: number;
  readonly sortable?: boolean;
  /** The cell. A control in it takes the tab index, so that Tab goes through the controls of the row one is at only. */
  readonly render: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** The whole text, for the tooltip of a cell that may be cut. */
  readonly title?: (row: Row) => string;
  /** What the column becomes on a phone: first line, second line, the amount to the right, or nothing. */
  readonly phone?: "title" | "meta" | "amount" | "hidden";
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}
