import { formatOre, formatWholeKronor, type Ore } from "@huvudbok/core/money";
import classes from "../report.module.css";

interface AmountProps {
  readonly value: Ore;
  /** Without öre, which it has none of. */
  readonly isWhole?: boolean;
}

/** An amount in a column; 0,00 is dimmed. */
export function Amount({ value, isWhole = false }: AmountProps) {
  return (
    <span className={value === 0 ? classes.zero : undefined}>
      {isWhole ? formatWholeKronor(value) : formatOre(value)}
    </span>
  );
}
