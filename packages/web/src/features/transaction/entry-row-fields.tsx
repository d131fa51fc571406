import { negateOre, type Ore } from "@huvudbok/core/money";
import {
  ACCOUNT_NOT_IN_PLAN,
  isEmptyRow,
  type TransactionError,
  transactionErrorText,
} from "@huvudbok/core/transaction";
import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { AccountPicker } from "../../ui/account-picker.tsx";
import { AmountInput } from "../../ui/amount-input.tsx";
import { cellName, type EntryColumn, focusCell, focusNamed } from "./cell-focus.ts";
import classes from "./entry-grid.module.css";
import type { EntryGridProps } from "./entry-grid.tsx";
import { EntryRowMenu } from "./entry-row-menu.tsx";
import type { EntryRow } from "./entry-rows.ts";

interface EntryRowFieldsProps extends EntryGridProps {
  readonly row: EntryRow;
  readonly index: number;
  readonly isLast: boolean;
  readonly suggestion: Ore | undefined;
}

/** What is wrong with a field of the row, in the specification's words. */
function errorOf(errors: readonly TransactionError[], field: string): string | undefined {
  const error = errors.find((candidate) => "field" in candidate && candidate.field === field);
  return error === undefined ? undefined : transactionErrorText(error);
}

/** One row of the entry grid: account, name, debit, credit, and its text when there is one. */
export function EntryRowFields(props: EntryRowFieldsProps) {
  const { row, index, isLast, suggestion, dispatch, errors, accounts } = props;
  const amount = useRef<Ore | undefined>(row.amount);
  amount.current = row.amount;
  const [showsText, setShowsText] = useState(row.text !== undefined);
  const account = row.accountId === undefined ? undefined : accounts.get(row.accountId);
  const isUnknown = row.accountId === undefined && /^\d{4,}$/.test(row.accountText.trim());

  function commit(next: Ore | undefined) {
    amount.current = next;
    dispatch({ kind: "amount", key: row.key, amount: next });
  }
  const keyDown = useRowKeys(props, () => amount.current);
  const cell = (column: EntryColumn) => ({
    "data-cell": cellName(index, column),
    variant: "unstyled" as const,
    onKeyDown: keyDown(column),
  });
  return (
    <>
      <tr className={classes.row}>
        <td className={classes.account}>
          <AccountPicker
            {...cell("account")}
            aria-label={`Konto, rad ${index + 1}`}
            text={row.accountText}
            suggest={props.suggest}
            onPick={(text, picked) =>
              dispatch({
                kind: "account",
                key: row.key,
                text,
                ...(picked === undefined ? {} : { accountId: picked.id }),
              })
            }
            onCreate={(typed) => props.onCreateAccount(typed, row.key)}
            error={errorOf(errors, "account") ?? (isUnknown ? ACCOUNT_NOT_IN_PLAN : undefined)}
          />
        </td>
        <td className={classes.name} title={account?.name}>
          {account?.name}
        </td>
        <td className={classes.amount}>
          <AmountInput
            {...cell("debit")}
            aria-label={`Debet, rad ${index + 1}`}
            value={(row.amount ?? 0) > 0 ? row.amount : undefined}
            suggestion={(suggestion ?? 0) > 0 ? suggestion : undefined}
            isKnownCurrency={props.isKnownCurrency}
            error={errorOf(errors, "amount")}
            onCommit={(typed) => {
              if (typed !== undefined || (row.amount ?? 0) > 0) commit(typed);
            }}
          />
        </td>
        <td className={classes.amount}>
          <AmountInput
            {...cell("credit")}
            aria-label={`Kredit, rad ${index + 1}`}
            value={(row.amount ?? 0) < 0 && row.amount !== undefined ? negateOre(row.amount) : undefined}
            suggestion={(suggestion ?? 0) < 0 && suggestion !== undefined ? negateOre(suggestion) : undefined}
            isKnownCurrency={props.isKnownCurrency}
            onCommit={(typed) => {
              if (typed !== undefined || (row.amount ?? 0) < 0) {
                commit(typed === undefined ? undefined : negateOre(typed));
              }
            }}
          />
        </td>
        <td className={classes.menu}>
          {!(isLast && isEmptyRow(row)) && (
            <EntryRowMenu
              index={index}
              onText={() => {
                setShowsText(true);
                focusCell(index, "text");
              }}
              onSplitVat={() => props.onSplitVat(row.key)}
              onCopyAbove={() => dispatch({ kind: "copy-above", key: row.key })}
              onRemove={() => dispatch({ kind: "remove-row", key: row.key })}
            />
          )}
        </td>
      </tr>
      {showsText && (
        <tr className={classes.textRow}>
          <td />
          <td colSpan={4}>
            <TextInput
              {...cell("text")}
              aria-label={`Radtext, rad ${index + 1}`}
              placeholder="Radtext"
              value={row.text ?? ""}
              onChange={(event) =>
                dispatch({ kind: "row-text", key: row.key, text: event.currentTarget.value })
              }
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** The keys of a row: Enter and Tab move on, Ctrl with D, Delete and M act on the row (ux 1). */
function useRowKeys(props: EntryRowFieldsProps, amount: () => Ore | undefined) {
  const { row, index, isLast, dispatch, onSplitVat } = props;
  return (column: EntryColumn) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey) {
      const isUnchanged = event.currentTarget.value === "" || column === "account" || column === "text";
      if (event.key === "d") act(event, () => dispatch({ kind: "copy-above", key: row.key }));
      if (event.key === "m") {
        // Leaving the field takes what stands in it; the split then finds it.
        event.currentTarget.blur();
        act(event, () => onSplitVat(row.key));
        focusCell(index, column);
      }
      if (event.key === "Delete" && isUnchanged) {
        act(event, () => {
          dispatch({ kind: "remove-row", key: row.key });
          focusCell(Math.max(0, index - 1), "account");
        });
      }
      return;
    }
    if (event.key !== "Enter" && (event.key !== "Tab" || event.shiftKey)) return;
    const isEmptyLast = isLast && event.currentTarget.value.trim() === "" && row.accountText === "";
    if (column === "account" && isEmptyLast) {
      if (event.key === "Enter") act(event, () => focusNamed("register"));
    } else if (column === "account") {
      act(event, () => focusCell(index, "debit"));
    } else if (column === "debit" && (amount() ?? 0) === 0) {
      act(event, () => focusCell(index, "credit"));
    } else {
      act(event, () => focusCell(index + 1, "account"));
    }
  };
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  what();
}
