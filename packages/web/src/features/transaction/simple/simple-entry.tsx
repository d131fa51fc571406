import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import { cellName, focusCell, focusNamed } from "../cell-focus.ts";
import { EntryAccount } from "../entry-account.tsx";
import { fieldErrorText } from "../entry-errors.ts";
import type { EntryFields } from "../entry-fields.ts";
import { FIELD_KEYS } from "../entry-keys.ts";
import type { EntryRow } from "../entry-rows.ts";
import classes from "./simple-entry.module.css";

/** Two rows: 'Konto' with the amount, and 'Motkonto' whose amount is always the negative of it (clarification B24). */
export function SimpleEntry({ fields }: { readonly fields: EntryFields }) {
  const { store, rows } = fields;
  const [first, second] = rows;
  const hear = useControlKeys(FIELD_KEYS);
  if (first === undefined || second === undefined) return null;
  const { key, amount } = first;
  return (
    <>
      <div className={classes.simple}>
        <Account fields={fields} row={first} index={0} next={() => focusCell(0, "debit")} />
        <AmountInput
          label="Belopp"
          data-cell={cellName(0, "debit")}
          value={amount}
          error={fieldErrorText(fields.errors, "amount", 0) ?? fieldErrorText(fields.errors, "amount", 1)}
          typed={first.typed?.text}
          onTyped={(text) =>
            store.dispatch({
              kind: "typed-amount",
              key,
              typed: text === undefined ? undefined : { side: "debit", text },
            })
          }
          onCommit={(typed) => store.dispatch({ kind: "amount", key, amount: typed })}
          onInvalid={() => store.dispatch({ kind: "unreadable", key, side: "debit" })}
          onKeyDown={(event) =>
            hear(
              event,
              onEnter(() => focusCell(1, "account")),
            )
          }
        />
        <Account fields={fields} row={second} index={1} next={() => focusNamed("register")} />
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
  readonly index: 0 | 1;
  readonly next: () => void;
}

/** An account field with its name beside the number. */
function Account({ fields, row, index, next }: AccountProps) {
  const name = nameOf(row, fields);
  const hear = useControlKeys(FIELD_KEYS);
  return (
    <EntryAccount
      fields={fields}
      row={row}
      index={index}
      className={classes.account}
      label={index === 0 ? "Konto" : "Motkonto"}
      description={
        index === 0
          ? "Vad det gäller: kostnaden, intäkten eller tillgången."
          : "Oftast kontot som pengarna tas från eller kommer in på."
      }
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
