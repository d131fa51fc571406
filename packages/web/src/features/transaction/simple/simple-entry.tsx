import { isBalanceAccount } from "@huvudbok/core/account-plan";
import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import {
  directedAmount,
  directionOf,
  type MoneyDirection,
  turnedTo,
  usualDirection,
} from "@huvudbok/core/transaction";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import { cellName, focusCell, focusNamed } from "../cell-focus.ts";
import { EntryAccount } from "../entry-account.tsx";
import { fieldErrorText } from "../entry-errors.ts";
import type { EntryFields } from "../entry-fields.ts";
import { FIELD_KEYS } from "../entry-keys.ts";
import type { EntryRow } from "../entry-rows.ts";
import { MoneyDirectionControl } from "./money-direction.tsx";
import classes from "./simple-entry.module.css";

/**
 * Two rows: what it is about, with an amount that is typed without sign, and the account of the money, whose amount is
 * always the negative of it (clarification B24).
 */
export function SimpleEntry({ fields }: { readonly fields: EntryFields }) {
  const { store, rows, accounts } = fields;
  const [first, second] = rows;
  const hear = useControlKeys(FIELD_KEYS);
  if (first === undefined || second === undefined) return null;
  const { key, amount, accountId } = first;
  const usual = usualDirection(accountId === undefined ? undefined : accounts.get(accountId)?.type);
  const direction = directionOf(amount) ?? fields.direction ?? usual;
  const turn = (chosen: MoneyDirection) => store.dispatch({ kind: "direction", direction: chosen });
  function take(typed: Ore | undefined) {
    if (typed !== undefined && typed < 0) turn(direction === "out" ? "in" : "out");
    const directed = typed === undefined ? undefined : directedAmount(typed, direction);
    store.dispatch({ kind: "amount", key, amount: directed });
  }
  return (
    <>
      <div className={classes.simple}>
        <Account fields={fields} row={first} direction={direction} next={() => focusCell(0, "debit")} />
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
            value={amount === undefined ? undefined : turnedTo(amount, "out")}
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
            onKeyDown={(event) =>
              hear(
                event,
                onEnter(() => focusCell(1, "account")),
              )
            }
          />
        </div>
        <Account fields={fields} row={second} direction={direction} next={() => focusNamed("register")} />
      </div>
      <Booked rows={[first, second]} fields={fields} />
    </>
  );
}

/** Enter goes where the hand is on the way; Tab by the order of the fields, which is the same. */
function onEnter(next: () => void) {
  return {
    onNext: (stroke: string) => {
      if (stroke === "Tab") return false;
      next();
      return true;
    },
  };
}

interface AccountProps {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly direction: MoneyDirection;
  readonly next: () => void;
}

interface AccountWords {
  readonly label: string;
  readonly description: string;
}

/** What the two account fields ask for, by where the money goes. */
const WORDS: Readonly<Record<MoneyDirection, readonly [AccountWords, AccountWords]>> = {
  out: [
    { label: "Vad gäller det?", description: "Kontot som kostnaden hör till." },
    { label: "Betalt från", description: "Pengarna tas härifrån." },
  ],
  in: [
    { label: "Vad gäller det?", description: "Kontot som inkomsten hör till." },
    { label: "Kom in på", description: "Pengarna sätts in här." },
  ],
};

/** An account field with its name beside the number. */
function Account({ fields, row, direction, next }: AccountProps) {
  const name = nameOf(row, fields);
  const hear = useControlKeys(FIELD_KEYS);
  const index = row === fields.rows[0] ? 0 : 1;
  return (
    <EntryAccount
      fields={index === 0 ? fields : moneyFields(fields)}
      row={row}
      index={index}
      className={classes.account}
      {...WORDS[direction][index]}
      data-cell={cellName(index, "account")}
      onKeyDown={(event) => hear(event, onEnter(next))}
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

/** Money comes from and goes to what one has and owes: a word such as 'bank' must not find the fee of the bank there. */
function moneyFields(fields: EntryFields): EntryFields {
  return {
    ...fields,
    suggest: (query) =>
      /^\s*\d/.test(query)
        ? fields.suggest(query)
        : fields.suggest(query).filter(({ account }) => isBalanceAccount(account.id)),
  };
}

/** How it is booked: the second amount is only read. */
function Booked({ rows, fields }: { readonly rows: readonly EntryRow[]; readonly fields: EntryFields }) {
  return (
    <table className={classes.booked}>
      <thead>
        <tr>
          <th scope="col">Så bokförs det</th>
          <th scope="col">Debet</th>
          <th scope="col">Kredit</th>
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
