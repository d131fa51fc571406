import { closingBalances } from "@huvudbok/core/ledger";
import { negateOre } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useLedger } from "../../../data/ledger.ts";
import grid from "../../../ui/form/field-grid.module.css";
import { liveRow } from "../form/live-rows.ts";
import type { EntryFields } from "./entry-fields.ts";
import classes from "./entry-grid.module.css";
import { EntryRowFields } from "./entry-row-fields.tsx";
import { rowBalances } from "./row-balances.ts";

/** The grid that a transaction is typed in: a row for each account, debit and credit in columns. */
export function EntryGrid({ fields }: { readonly fields: EntryFields }) {
  const { rows, store } = fields;
  const { ledger } = useLedger({ includeDrafts: false });
  const registered = useMemo(() => (ledger === undefined ? undefined : closingBalances(ledger)), [ledger]);
  const form = store.form();
  const reversed = form.reversal?.entries ?? fields.registeredAs?.entries.map(taken);
  const live = store.live();
  const balances = registered === undefined ? [] : rowBalances(rows, live.rows, registered, reversed);
  return (
    <table className={`${grid.grid} ${classes.entries}`} aria-label="Konteringsrader">
      <thead>
        <tr>
          <th scope="col" className={grid.account}>
            Konto
          </th>
          <th scope="col">
            <span className="visually-hidden">Kontonamn</span>
          </th>
          <th scope="col" className={grid.amount}>
            Debet
          </th>
          <th scope="col" className={grid.amount}>
            Kredit
          </th>
          <th scope="col" className={grid.act}>
            <span className="visually-hidden">Åtgärder</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <EntryRowFields
            key={row.key}
            fields={fields}
            {...liveRow(form, live, row)}
            index={index}
            isLast={index === rows.length - 1}
            balance={balances[index]}
          />
        ))}
      </tbody>
    </table>
  );
}

/** A row that is in the books as it stands in the form. */
function taken(entry: Entry): Entry {
  return { ...entry, amount: negateOre(entry.amount) };
}
