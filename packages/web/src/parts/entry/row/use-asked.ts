import { useState } from "react";
import { focusCell } from "./cell-focus.ts";

/** What a row has only on demand. */
export type DetailColumn = "text" | "quantity";

const NONE: ReadonlySet<DetailColumn> = new Set();

/** The fields of a row that a person has asked for; one that is asked for gets the focus. */
export function useAsked(index: number) {
  const [columns, setColumns] = useState(NONE);
  return {
    columns,
    ask: (column: DetailColumn) => {
      setColumns((before) => new Set(before).add(column));
      focusCell(index, column);
    },
  };
}
