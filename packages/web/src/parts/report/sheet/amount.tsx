import { formatOre, type Ore } from "@huvudbok/core/money";
import classes from "../report.module.css";

/** An amount in a column; 0,00 is dimmed. */
export function Amount({ value }: { readonly value: Ore }) {
  return <span className={value === 0 ? classes.zero : undefined}>{formatOre(value)}</span>;
}
