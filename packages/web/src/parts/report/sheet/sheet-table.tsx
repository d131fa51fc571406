import { LevelTable } from "./level-table.tsx";
import { ListTable } from "./list-table.tsx";
import type { SheetTableProps } from "./sheet-table-props.ts";

/** Any report on screen and paper. */
export function SheetTable(props: SheetTableProps) {
  return props.sheet.form === "levels" ? <LevelTable {...props} /> : <ListTable {...props} />;
}
