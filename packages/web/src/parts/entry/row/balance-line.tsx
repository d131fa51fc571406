import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import { type AmountRow, entriesBalance, entriesTurnover, isBalanced } from "@huvudbok/core/transaction";
import { IconCircleCheck, IconScale } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { useFixedFooter } from "../../../ui/use-fixed-footer.ts";
import type { LiveRows } from "../form/live-rows.ts";
import classes from "./balance-line.module.css";

interface BalanceLineProps {
  /** The rows as they are when their fields have been left: their balance is read out. */
  readonly settled: readonly AmountRow[];
  /** The rows as they are while a person types: theirs is shown. */
  readonly live: LiveRows;
  /** True while a row with an amount has no account: then nothing balances yet. */
  readonly lacksAccount: boolean;
  /** The simple mode has no columns for the sums to be placed under. */
  readonly isSimple: boolean;
  /** What prevents the whole from being registered. */
  readonly error: string | undefined;
  /** The buttons under the line. */
  readonly children: ReactNode;
}

/**
 * The state of the balance in words, and the sums exactly under their columns; always visible. What prevents the whole
 * from being registered is shown with the text, in space that the sums need anyway, so the buttons never move.
 */
export function BalanceLine(props: BalanceLineProps) {
  const { settled, live, lacksAccount, isSimple, error, children } = props;
  const footer = useRef<HTMLDivElement>(null);
  useFixedFooter(footer);
  const { debit, credit } = entriesTurnover(live.rows);
  const difference = entriesBalance(live.rows);
  return (
    <div ref={footer} className={classes.line}>
      <div className={classes.sums}>
        <div className={classes.text}>
          <output className={live.isTyping ? "visually-hidden" : undefined}>
            <State rows={settled} lacksAccount={lacksAccount} isSimple={isSimple} />
          </output>
          {live.isTyping && (
            // Read out at each key it would be noise.
            <span aria-hidden>
              <State rows={live.rows} lacksAccount={lacksAccount} isSimple={isSimple} />
            </span>
          )}
          {error !== undefined && (
            <div className={classes.error} role="alert">
              <FieldError text={error} />
            </div>
          )}
        </div>
        {!isSimple && (
          <>
            <Sum label="Differens" amount={formatOre(difference)} />
            <Sum label="Debet" amount={formatOre(debit)} />
            <Sum label="Kredit" amount={formatOre(credit)} />
            <span className={classes.menu} />
          </>
        )}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}

interface StateProps extends Pick<BalanceLineProps, "lacksAccount" | "isSimple"> {
  readonly rows: readonly AmountRow[];
}

/** Whether the rows balance, in words. */
function State({ rows, lacksAccount, isSimple }: StateProps) {
  const difference = entriesBalance(rows);
  const isZero = isBalanced(rows);
  const balanced = isZero && !lacksAccount;
  const StateIcon = balanced ? IconCircleCheck : IconScale;
  return (
    <span className={classes.state} data-state={stateOf(isZero, difference, balanced)}>
      <StateIcon size={18} stroke={1.5} aria-hidden />
      {isZero && lacksAccount ? "Ett konto saknas" : balanceText(difference, balanced, isSimple)}
    </span>
  );
}

function stateOf(isZero: boolean, difference: Ore, balanced: boolean): "balanced" | "unbalanced" | "empty" {
  if (balanced) return "balanced";
  return difference === 0 && !isZero ? "empty" : "unbalanced";
}

function balanceText(difference: Ore, balanced: boolean, isSimple: boolean): string {
  if (difference !== 0 && isSimple) return "Balanserar inte";
  if (difference > 0) return `${formatOre(difference)} saknas i kredit`;
  if (difference < 0) return `${formatOre(negateOre(difference))} saknas i debet`;
  return balanced ? "Balanserar" : "Inga belopp ännu";
}

function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span className={classes.sum}>
      <span>{label}</span>
      <b>{amount}</b>
    </span>
  );
}
