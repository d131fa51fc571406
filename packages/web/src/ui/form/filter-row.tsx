import type { ReactNode } from "react";
import classes from "./filter-row.module.css";

/** The filters of the list below it. */
export function FilterRow({ children }: { readonly children: ReactNode }) {
  return <search className={classes.row}>{children}</search>;
}
