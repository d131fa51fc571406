import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import lineClasses from "./line-table.module.css";
import classes from "./report.module.css";

/** An amount in a column; 0,00 stands back. */
export function Amount({ value }: { readonly value: Ore }) {
  return <span className={value === 0 ? classes.zero : undefined}>{formatOre(value)}</span>;
}

/** Debit or credit of a row: empty on the side without amount. */
export function Side({ value }: { readonly value: Ore }) {
  return value === 0 ? null : <span>{formatOre(value)}</span>;
}

interface Sides {
  readonly debit: Ore;
  readonly credit: Ore;
}

/** Debit and credit of a row as one amount, credit negative: what a telephone has room for. */
export function SignedSide({ debit, credit }: Sides) {
  return (
    <span className={lineClasses.phoneAmount}>{formatOre(credit === 0 ? debit : negateOre(credit))}</span>
  );
}
