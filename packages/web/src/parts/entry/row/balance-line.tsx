import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import {
  type AmountRow,
  entriesBalance,
  entriesTurnover,
  isBalanced,
  lacksAccount,
} from "@huvudbok/core/transaction";
import { IconCircleCheck, IconScale } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { useFixedFooter } from "../../../ui/use-fixed-footer.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { hasUnreadable, hasUnreadableLive } from "../form/has-unreadable.ts";
import { liveRows } from "../form/live-rows.ts";
import classes from "./balance-line.module.css";

const UNREADABLE = "Ett belopp kan inte läsas";

interface BalanceLineProps {
  /** As it is when its fields have been left: the balance of its rows is read out. */
  readonly form: EntryForm;
  /** As it is while a person types, from `liveForm`: the balance of its rows is shown. */
  readonly live: EntryForm;
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
  const { form, error, children } = props;
  const isSimple = form.mode === "simple";
  const isLacking = lacksAccount(form.rows);
  const live = liveRows(form, props.live);
  const footer = useRef<HTMLDivElement>(null);
  useFixedFooter(footer);
  const { debit, credit } = entriesTurnover(live.rows);
  const difference = entriesBalance(live.rows);
  return (
    <div ref={footer} className={classes.line}>
      <div className={classes.sums}>
        <div className={classes.text}>
          <output className={live.isTyping ? "visually-hidden" : undefined}>
            <State
              rows={form.rows}
              hindrance={hindranceText(hasUnreadable(form.rows), isLacking)}
              isSimple={isSimple}
            />
          </output>
          {live.isTyping && (
            // Read out at each key it would be noise.
            <span aria-hidden>
              <State
                rows={live.rows}
                hindrance={hindranceText(hasUnreadableLive(form.rows), isLacking)}
                isSimple={isSimple}
              />
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

interface StateProps {
  readonly rows: readonly AmountRow[];
  /** Why rows that sum to nothing do not balance. */
  readonly hindrance: string | undefined;
  /** The simple mode has no columns of debit and credit for the difference to be in. */
  readonly isSimple: boolean;
}

/** Whether the rows balance, in words. */
function State({ rows, hindrance, isSimple }: StateProps) {
  const difference = entriesBalance(rows);
  const isZero = isBalanced(rows);
  const balanced = isZero && hindrance === undefined;
  const StateIcon = balanced ? IconCircleCheck : IconScale;
  const isHindered = hindrance !== undefined && (isZero || (hindrance === UNREADABLE && difference === 0));
  return (
    <span className={classes.state} data-state={stateOf(isZero || isHindered, difference, balanced)}>
      <StateIcon size={18} stroke={1.5} aria-hidden />
      {isHindered ? hindrance : balanceText(difference, balanced, isSimple)}
    </span>
  );
}

/** An amount that cannot be read may be the only one there is; an account is missed where there are amounts. */
function hindranceText(isUnreadable: boolean, isLacking: boolean): string | undefined {
  if (isUnreadable) return UNREADABLE;
  return isLacking ? "Ett konto saknas" : undefined;
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
