import { isBalanceAccount } from "@huvudbok/core/account-plan";
import { formatOre, isCurrencyCode, negateOre, type Ore } from "@huvudbok/core/money";
import {
  directedAmount,
  type MoneyDirection,
  moneyDirectionOf,
  turnedTo,
  usualDirection,
} from "@huvudbok/core/transaction";
import type { KeyboardEvent } from "react";
import { AmountInput } from "../../../ui/form/amount-input.tsx";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import { amountAction } from "../currency/amount-action.ts";
import { ForeignNote } from "../currency/foreign-note.tsx";
import { fieldErrorText } from "../form/entry-errors.ts";
import { suggestedAmount } from "../form/entry-form.ts";
import type { EntryRow } from "../form/entry-rows.ts";
import { cellName, focusCell, focusNamed } from "../row/cell-focus.ts";
import { EntryAccount } from "../row/entry-account.tsx";
import type { EntryFields } from "../row/entry-fields.ts";
import { FIELD_KEYS } from "../row/entry-keys.ts";
import { mainAccountTexts, moneyAccountTexts } from "./account-texts.ts";
import { MoneyDirectionControl } from "./money-direction.tsx";
import classes from "./simple-entry.module.css";
import { SimpleVat } from "./simple-vat.tsx";

/**
 * Two rows: what the transaction is about, with an amount typed without sign, and the account of the money, whose
 * amount is always the negative of it (TR9).
 */
export function SimpleEntry({ fields }: { readonly fields: EntryFields }) {
  const { store, rows, accounts } = fields;
  const [first, second] = rows;
  const handleKey = useFieldKeys();
  if (first === undefined || second === undefined) return null;
  const { key, amount, accountId } = first;
  const suggested = suggestedAmount(store.form(), key);
  const usual = usualDirection(accountId === undefined ? undefined : accounts.get(accountId)?.type);
  const direction = moneyDirectionOf(amount) ?? fields.direction ?? usual;
  const turn = (chosen: MoneyDirection) => store.dispatch({ kind: "direction", direction: chosen });
  function take(typed: Ore | undefined, currency: string | undefined) {
    if (typed !== undefined && typed < 0) turn(direction === "out" ? "in" : "out");
    const directed = typed === undefined ? undefined : directedAmount(typed, direction);
    store.dispatch(amountAction(key, directed, currency));
  }
  return (
    <>
      <div className={classes.simple}>
        <Account
          fields={fields}
          row={first}
          direction={direction}
          onKeyDown={(event) => handleKey(event, () => focusCell(0, "debit"))}
        />
        <div className={classes.money}>
          <MoneyDirectionControl
            direction={direction}
            onChange={turn}
            onEnter={() => focusCell(0, "debit")}
          />
          <AmountInput
            label="Belopp"
            className={classes.amount}
            data-cell={cellName(0, "debit")}
            isUnsigned
            isKnownCurrency={isCurrencyCode}
            value={amount === undefined ? undefined : turnedTo(amount, "out")}
            suggestion={suggested === undefined ? undefined : turnedTo(suggested, "out")}
            error={fieldErrorText(fields.errors, "amount", 0) ?? fieldErrorText(fields.errors, "amount", 1)}
            typed={first.typed?.text}
            onTyped={(text) =>
              store.dispatch({
                kind: "typed-amount",
                key,
                typed: text === undefined ? undefined : { side: "debit", text },
              })
            }
            onCommit={take}
            onInvalid={() => store.dispatch({ kind: "unreadable", key, side: "debit" })}
            onKeyDown={(event) => handleKey(event, () => focusCell(1, "account"))}
          />
          <div className={classes.foreign}>
            <ForeignNote row={first} date={store.form().date} />
          </div>
        </div>
        <Account
          fields={fields}
          row={second}
          direction={direction}
          onKeyDown={(event) => handleKey(event, () => focusNamed("register"))}
        />
      </div>
      <SimpleVat fields={fields} row={first} />
      <Booked rows={[first, second]} fields={fields} />
    </>
  );
}

/** Enter goes to the field that is needed next; Tab follows the order of the fields, which is the same. */
function useFieldKeys() {
  const handleFieldKey = useControlKeys(FIELD_KEYS);
  return (event: KeyboardEvent, next: () => void) => {
    const onNext = (stroke: string) => {
      if (stroke === "Tab") return false;
      next();
      return true;
    };
    return handleFieldKey(event, { onNext });
  };
}

interface AccountProps {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly direction: MoneyDirection;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** An account field with its name beside the number. */
function Account({ fields, row, direction, onKeyDown }: AccountProps) {
  const name = nameOf(row, fields);
  const index = row === fields.rows[0] ? 0 : 1;
  const type = row.accountId === undefined ? undefined : fields.accounts.get(row.accountId)?.type;
  const texts = index === 0 ? mainAccountTexts(direction, type) : moneyAccountTexts(direction);
  return (
    <EntryAccount
      fields={index === 0 ? fields : moneyFields(fields)}
      row={row}
      index={index}
      className={classes.account}
      {...texts}
      data-cell={cellName(index, "account")}
      onKeyDown={onKeyDown}
      {...(name === undefined
        ? {}
        : {
            rightSection: <span className={classes.name}>{name}</span>,
            rightSectionWidth: "calc(100% - 3.5rem)",
            rightSectionPointerEvents: "none" as const,
          })}
    />
  );
}

/** Money comes from and goes to assets and debts: a word such as 'bank' must not find the account for bank fees. */
function moneyFields(fields: EntryFields): EntryFields {
  return {
    ...fields,
    suggest: (query) =>
      /^\s*\d/.test(query)
        ? fields.suggest(query)
        : fields.suggest(query).filter(({ account }) => isBalanceAccount(account.id)),
  };
}

/**
 * How the transaction is booked, in the words of money that moves: debit is where it goes, credit where it comes from.
 */
function Booked({ rows, fields }: { readonly rows: readonly EntryRow[]; readonly fields: EntryFields }) {
  return (
    <table className={classes.booked}>
      <thead>
        <tr>
          <th scope="col">Så bokförs det</th>
          <th scope="col">Till</th>
          <th scope="col">Från</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <span className={classes.number}>{row.accountText}</span> {nameOf(row, fields)}
            </td>
            <td>{shown(row.amount, 1)}</td>
            <td>{shown(row.amount, -1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ accountId }: EntryRow, { accounts }: EntryFields): string | undefined {
  return accountId === undefined ? undefined : accounts.get(accountId)?.name;
}

function shown(amount: Ore | undefined, sign: 1 | -1): string {
  if (amount === undefined || Math.sign(amount) !== sign) return "";
  return formatOre(sign === 1 ? amount : negateOre(amount));
}
