import { formatOre, type Ore } from "@huvudbok/core/money";
import classes from "./report.module.css";

/** An amount in a column; 0,00 stands back. */
export function Amount({ value }: { readonly value: Ore }) {
  return <span className={value === 0 ? classes.zero : undefined}>{formatOre(value)}</span>;
}

/** Debit or credit of a row: empty on the side without amount. */
export function Side({ value }: { readonly value: Ore }) {
  return value === 0 ? null : <span>{formatOre(value)}</span>;
}
