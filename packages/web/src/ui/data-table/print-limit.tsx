import { formatCount } from "@huvudbok/core/money";
import classes from "./pager.module.css";
import { MOST_PRINTED_ROWS } from "./use-prints-whole.ts";

interface PrintLimitProps {
  /** How many rows match the filters. */
  readonly count: number;
  /** How many of them the page on the screen has. */
  readonly shown: number;
  /** What can be done about it. */
  readonly advice: string;
}

/** On paper alone: that a list is too long to be printed whole, and what can be done about it. */
export function PrintLimit({ count, shown, advice }: PrintLimitProps) {
  if (count <= MOST_PRINTED_ROWS) return null;
  const printed = `Här är bara skärmens ${formatCount(shown)} rader av ${formatCount(count)}`;
  return (
    <p className={classes.printLimit}>
      {`${printed}: högst ${formatCount(MOST_PRINTED_ROWS)} rader skrivs ut. ${advice}`}
    </p>
  );
}
