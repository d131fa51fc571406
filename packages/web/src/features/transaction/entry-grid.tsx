import type { Account } from "@huvudbok/core/account-plan";
import type { TransactionError } from "@huvudbok/core/transaction";
import type { Dispatch } from "react";
import type { AccountSuggestion } from "../../ui/account-picker.tsx";
import { type EntryAction, suggestedAmount } from "./entry-form.ts";
import classes from "./entry-grid.module.css";
import { EntryRowFields } from "./entry-row-fields.tsx";
import type { EntryForm } from "./entry-rows.ts";

export interface EntryGridProps {
  readonly form: EntryForm;
  readonly dispatch: Dispatch<EntryAction>;
  readonly accounts: ReadonlyMap<number, Account>;
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  readonly onCreateAccount: (typed: string, key: number) => void;
  readonly onSplitVat: (key: number) => void;
  readonly isKnownCurrency: (currency: string) => boolean;
  /** Shown after the first attempt to register (specification 2 §5). */
  readonly errors: readonly TransactionError[];
}

/** The ledger page one types in: a row per account, debit and credit in columns. */
export function EntryGrid(props: EntryGridProps) {
  const { form, errors } = props;
  return (
    <table className={classes.grid} aria-label="Konteringsrader">
      <thead>
        <tr>
          <th scope="col" className={classes.account}>
            Konto
          </th>
          <th scope="col" />
          <th scope="col" className={classes.amount}>
            Debet
          </th>
          <th scope="col" className={classes.amount}>
            Kredit
          </th>
          <th scope="col" className={classes.menu}>
            <span className="visually-hidden">Åtgärder</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {form.rows.map((row, index) => (
          <EntryRowFields
            key={row.key}
            {...props}
            row={row}
            index={index}
            isLast={index === form.rows.length - 1}
            suggestion={row.accountText === "" ? undefined : suggestedAmount(form, row.key)}
            errors={errors.filter((error) => "row" in error && error.row === index)}
          />
        ))}
      </tbody>
    </table>
  );
}
