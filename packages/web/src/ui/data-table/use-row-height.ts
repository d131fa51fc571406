import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Used until a row has been measured: comfortable rows. */
const ROW_PX = 32;

/** The height that the style gives a row, by density and touch. The same for every row. */
export function useRowHeight(table: RefObject<HTMLTableElement | null>, hasRows: boolean): () => number {
  const [px, setPx] = useState(ROW_PX);
  useLayoutEffect(() => {
    if (!hasRows) return undefined;
    const measure = () => {
      const row = table.current?.querySelector<HTMLElement>("tbody tr[aria-rowindex]");
      if (row !== null && row !== undefined && row.offsetHeight > 0) setPx(row.offsetHeight);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [table, hasRows]);
  return useCallback(() => px, [px]);
}
