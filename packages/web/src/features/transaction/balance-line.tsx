import { formatOre, negateOre, type Ore, sumOre } from "@huvudbok/core/money";
import { type AmountRow, entriesTurnover } from "@huvudbok/core/transaction";
import { IconCircleCheck, IconScale } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./balance-line.module.css";

interface BalanceLineProps {
  readonly rows: readonly AmountRow[];
  /** The buttons under the line. */
  readonly children: ReactNode;
}

/** The state of the balance in words, and the sums exactly under their columns; always in sight. */
export function BalanceLine({ rows, children }: BalanceLineProps) {
  const { debit, credit } = entriesTurnover(rows);
  const difference = sumOre([debit, negateOre(credit)]);
  const isBalanced = difference === 0 && debit !== 0;
  return (
    <div className={classes.line}>
      <div className={classes.sums}>
        <p className={classes.state} data-balanced={isBalanced || undefined} role="status">
          {isBalanced ? (
            <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          ) : (
            <IconScale size={18} stroke={1.5} aria-hidden />
          )}
          {balanceText(difference, debit !== 0)}
        </p>
        <Sum label="Differens" amount={formatOre(difference)} />
        <Sum label="Debet" amount={formatOre(debit)} />
        <Sum label="Kredit" amount={formatOre(credit)} />
        <span className={classes.menu} />
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}

function balanceText(difference: Ore, hasAmounts: boolean): string {
  if (difference > 0) return `${formatOre(difference)} saknas i kredit`;
  if (difference < 0) return `${formatOre(negateOre(difference))} saknas i debet`;
  return hasAmounts ? "Balanserar" : "Inga belopp ännu";
}

function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span className={classes.sum}>
      <span>{label}</span>
      <b>{amount}</b>
    </span>
  );
}
