import { formatOre, isCurrencyCode, negateOre, type Ore } from "@huvudbok/core/money";
import { AmountInput, type AmountInputProps } from "../../../ui/form/amount-input.tsx";
import { amountAction } from "../currency/amount-action.ts";
import { fieldErrorText } from "../form/entry-errors.ts";
import type { EntryRow } from "../form/entry-rows.ts";
import { type EntryFields, greyOf } from "./entry-fields.ts";

interface EntryAmountProps extends Omit<AmountInputProps, "value" | "onCommit" | "suggestion" | "error"> {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly index: number;
  readonly side: "debit" | "credit";
  /** What the row would have to be for the rest to balance. */
  readonly suggestion: Ore | undefined;
}

/** The debit or the credit field of a row; a negative amount moves to the other one. */
export function EntryAmount({ fields, row, index, side, suggestion, ...rest }: EntryAmountProps) {
  const { dispatch } = fields.store;
  const { key, amount } = row;
  const shown = onSide(amount, side);
  // It stands here to be seen, and is taken with its account.
  const grey = onSide(greyOf(fields, key)?.amount, side);
  const take = (typed: Ore | undefined, currency?: string) => {
    // An empty field beside a filled one is not an amount of its own.
    if (typed === undefined && shown === undefined && row.unreadable !== side) return;
    dispatch(amountAction(key, typed === undefined ? undefined : signed(typed, side), currency));
  };
  return (
    <AmountInput
      {...rest}
      value={shown}
      isKnownCurrency={isCurrencyCode}
      suggestion={onSide(suggestion, side)}
      placeholder={grey === undefined ? undefined : formatOre(grey)}
      error={side === "debit" ? fieldErrorText(fields.errors, "amount", index) : undefined}
      typed={row.typed?.side === side ? row.typed.text : undefined}
      onTyped={(text) =>
        dispatch({ kind: "typed-amount", key, typed: text === undefined ? undefined : { side, text } })
      }
      onCommit={take}
      onNegative={take}
      onInvalid={() => dispatch({ kind: "unreadable", key, side })}
    />
  );
}

/** The amount as it is shown on one side; undefined when it belongs to the other side. */
function onSide(amount: Ore | undefined, side: "debit" | "credit"): Ore | undefined {
  if (amount === undefined) return undefined;
  if (side === "debit") return amount > 0 ? amount : undefined;
  return amount < 0 ? negateOre(amount) : undefined;
}

function signed(typed: Ore, side: "debit" | "credit"): Ore {
  return side === "debit" ? typed : negateOre(typed);
}
