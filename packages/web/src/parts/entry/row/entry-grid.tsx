import { suggestedAmount } from "../form/entry-form.ts";
import type { EntryFields } from "./entry-fields.ts";
import classes from "./entry-grid.module.css";
import { EntryRowFields } from "./entry-row-fields.tsx";

/** The grid that a transaction is typed in: a row for each account, debit and credit in columns. */
export function EntryGrid({ fields }: { readonly fields: EntryFields }) {
  const { rows, store } = fields;
  return (
    <table className={classes.grid} aria-label="Konteringsrader">
      <thead>
        <tr>
          <th scope="col" className={classes.account}>
            Konto
          </th>
          <th scope="col">
            <span className="visually-hidden">Kontonamn</span>
          </th>
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
        {rows.map((row, index) => (
          <EntryRowFields
            key={row.key}
            fields={fields}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            suggestion={suggestedAmount(store.form(), row.key)}
          />
        ))}
      </tbody>
    </table>
  );
}
