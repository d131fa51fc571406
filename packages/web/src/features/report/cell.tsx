import type { ComponentProps } from "react";

/** A cell of a table, empty where a row has nothing to say in the column. */
export function Cell({ children, ...rest }: ComponentProps<"td">) {
  return <td {...rest}>{children}</td>;
}
