import { formatOre, negateOre } from "@huvudbok/core/money";
import { type TransactionError, transactionErrorText } from "@huvudbok/core/transaction";
import { TextInput } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { AccountPicker } from "../../ui/account-picker.tsx";
import { AmountInput } from "../../ui/amount-input.tsx";
import { cellName, focusCell, focusNamed } from "./cell-focus.ts";
import type { EntryGridProps } from "./entry-grid.tsx";
import classes from "./transaction-entry.module.css";

/** Two rows: 'Konto' with the amount, and 'Motkonto' whose amount is always the negative of it (clarification B24). */
export function SimpleEntry(props: EntryGridProps) {
  const { form, dispatch, errors } = props;
  const [first, second] = form.rows;
  if (first === undefined || second === undefined) return null;
  const onMove = (next: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    next();
  };
  const amountError = textOf(errors, "amount", 0);
  return (
    <div className={classes.simple}>
      <Account {...props} index={0} label="Konto" onKeyDown={onMove(() => focusCell(0, "debit"))} />
      <AmountInput
        label="Belopp"
        data-cell={cellName(0, "debit")}
        value={first.amount}
        isKnownCurrency={props.isKnownCurrency}
        error={amountError}
        onCommit={(amount) => dispatch({ kind: "amount", key: first.key, amount })}
        onKeyDown={onMove(() => focusCell(1, "account"))}
      />
      <Account {...props} index={1} label="Motkonto" onKeyDown={onMove(() => focusNamed("register"))} />
      <TextInput
        label="Motbelopp"
        readOnly
        tabIndex={-1}
        value={first.amount === undefined ? "" : formatOre(negateOre(first.amount))}
        styles={{ input: { textAlign: "right" } }}
      />
    </div>
  );
}

function textOf(errors: readonly TransactionError[], field: string, row: number): string | undefined {
  const error = errors.find((each) => "row" in each && each.row === row && each.field === field);
  return error === undefined ? undefined : transactionErrorText(error);
}

interface AccountProps extends EntryGridProps {
  readonly index: 0 | 1;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Account({
  form,
  dispatch,
  accounts,
  suggest,
  onCreateAccount,
  errors,
  index,
  label,
  onKeyDown,
}: AccountProps) {
  const row = form.rows[index];
  if (row === undefined) return null;
  return (
    <>
      <AccountPicker
        label={label}
        data-cell={cellName(index, "account")}
        text={row.accountText}
        suggest={suggest}
        error={textOf(errors, "account", index)}
        onCreate={(typed) => onCreateAccount(typed, row.key)}
        onPick={(text, account) =>
          dispatch({
            kind: "account",
            key: row.key,
            text,
            ...(account === undefined ? {} : { accountId: account.id }),
          })
        }
        onKeyDown={onKeyDown}
      />
      <span className={classes.simpleName}>
        {row.accountId === undefined ? "" : accounts.get(row.accountId)?.name}
      </span>
    </>
  );
}
