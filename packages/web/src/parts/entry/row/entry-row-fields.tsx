import type { Account } from "@huvudbok/core/account-plan";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { useState } from "react";
import { FieldError } from "../../../ui/form/field-error.tsx";
import grid from "../../../ui/form/field-grid.module.css";
import { ForeignNote, isForeign } from "../currency/foreign-note.tsx";
import { type EntryRow, isUntouched } from "../form/entry-rows.ts";
import { cellName, type EntryColumn } from "./cell-focus.ts";
import { EntryAccount } from "./entry-account.tsx";
import { EntryAmount } from "./entry-amount.tsx";
import { type EntryFields, greyOf } from "./entry-fields.ts";
import classes from "./entry-grid.module.css";
import { EntryRowMenu } from "./entry-row-menu.tsx";
import type { RowBalance } from "./row-balances.ts";
import { RowDetails } from "./row-details.tsx";
import { rowMenuActions } from "./row-menu-actions.ts";
import { useAsked } from "./use-asked.ts";
import { useEntryRowKeys } from "./use-entry-row-keys.ts";

interface EntryRowFieldsProps {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly index: number;
  readonly isLast: boolean;
  readonly suggestion: Ore | undefined;
  /** The balance of the row's account; undefined until it is known. */
  readonly balance: RowBalance | undefined;
}

/** One row of the entry grid: account, name, debit, credit, and its text and quantity where there are any. */
export function EntryRowFields({ fields, row, index, isLast, suggestion, balance }: EntryRowFieldsProps) {
  const asked = useAsked(index);
  const [highlighted, setHighlighted] = useState<Account>();
  const onText = () => asked.ask("text");
  const onQuantity = () => asked.ask("quantity");
  const keys = useEntryRowKeys(fields, { key: row.key, index, onText, onQuantity });
  const number = index + 1;
  const cell = (column: EntryColumn) => ({
    "data-cell": cellName(index, column),
    variant: "unstyled" as const,
    onKeyDown: keys(column),
  });
  const amount = { fields, row, index, suggestion };
  return (
    <>
      <tr className={grid.row} onFocus={() => fields.onRow(row.key)}>
        <td className={grid.account}>
          <EntryAccount
            {...cell("account")}
            aria-label={`Konto, rad ${number}`}
            fields={fields}
            row={row}
            index={index}
            onHighlight={setHighlighted}
          />
        </td>
        <AccountName {...namesOf(fields, row, highlighted)} balance={balance} />
        <td className={grid.amount} data-label="Debet">
          <EntryAmount {...cell("debit")} {...amount} side="debit" aria-label={`Debet, rad ${number}`} />
        </td>
        <td className={grid.amount} data-label="Kredit">
          <EntryAmount {...cell("credit")} {...amount} side="credit" aria-label={`Kredit, rad ${number}`} />
        </td>
        <td className={grid.act}>
          {!(isLast && isUntouched(row)) && (
            <EntryRowMenu
              index={index}
              onText={onText}
              onQuantity={onQuantity}
              {...rowMenuActions(fields, row.key, index)}
            />
          )}
        </td>
      </tr>
      <RowNotes fields={fields} row={row} />
      <RowDetails fields={fields} row={row} index={index} asked={asked.columns} cell={cell} />
    </>
  );
}

/** What is said of a row below it: its amount in another currency, and why its VAT could not be split. */
function RowNotes({ fields, row }: Pick<EntryRowFieldsProps, "fields" | "row">) {
  return (
    <>
      {isForeign(row) && (
        <tr className={classes.foreignRow}>
          <td colSpan={5} ref={showWhole}>
            <ForeignNote row={row} date={fields.store.form().date} />
          </td>
        </tr>
      )}
      {fields.vatRefusal?.key === row.key && (
        <tr className={classes.refusedRow}>
          <td colSpan={5} ref={showWhole}>
            <FieldError text={fields.vatRefusal.text} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The name of the row's account, and of the one that Enter would take. */
function namesOf(
  fields: EntryFields,
  { key, accountId }: EntryRow,
  highlighted: Account | undefined,
): Pick<AccountNameProps, "name" | "toBeTaken"> {
  const account = accountId === undefined ? undefined : fields.accounts.get(accountId);
  const taken = highlighted ?? greyOf(fields, key)?.account;
  return { name: account?.name, toBeTaken: taken?.name };
}

interface AccountNameProps {
  readonly name: string | undefined;
  /** The name of the account that Enter would take. */
  readonly toBeTaken: string | undefined;
  readonly balance: RowBalance | undefined;
}

/** The name of the row's account, and its balance where there is room. */
function AccountName({ name, toBeTaken, balance }: AccountNameProps) {
  return (
    <td className={grid.name} title={name}>
      <div className={classes.named}>
        <span className={classes.nameText}>
          {name ?? <span className={classes.toBeTaken}>{toBeTaken}</span>}
        </span>
        {balance !== undefined && <Balance balance={balance} />}
      </div>
    </td>
  );
}

/** What the account has, and what it will have, in grey. */
function Balance({ balance: { before, after } }: { readonly balance: RowBalance }) {
  return (
    <span className={classes.balance}>
      <span className="visually-hidden">Saldo </span>
      {after !== before && (
        <>
          <span className={classes.before}>{`${formatOre(before)} `}</span>
          <span aria-hidden>→ </span>
          <span className="visually-hidden">blir </span>
        </>
      )}
      {formatOre(after)}
    </span>
  );
}

/** Scrolls what has just been rendered into view if it would be below the window. */
function showWhole(drawn: HTMLElement | null): void {
  drawn?.scrollIntoView({ block: "nearest" });
}
