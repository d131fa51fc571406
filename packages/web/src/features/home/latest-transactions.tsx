import { type Ledger, latestTransactions } from "@huvudbok/core/ledger";
import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, type Transaction } from "@huvudbok/core/transaction";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import classes from "./home.module.css";

const SHOWN = 5;

const COLUMNS: readonly Column<Transaction>[] = [
  {
    key: "no",
    heading: "No.",
    width: 84,
    phone: "meta",
    render: ({ series, number }) => `${series} ${number}`,
  },
  {
    key: "date",
    heading: "Datum",
    width: 110,
    phone: "hidden",
    render: ({ date }) => <span className={classes.quiet}>{date}</span>,
  },
  { key: "text", heading: "Text", phone: "title", title: ({ text }) => text, render: ({ text }) => text },
  {
    key: "amount",
    heading: "Belopp",
    align: "right",
    width: 136,
    phone: "amount",
    render: ({ entries }) => formatOre(entriesTurnover(entries).debit),
  },
];

/** 'Senast registrerat': the latest transactions in the order of registration, the latest first. */
export function LatestTransactions({ ledger }: { readonly ledger: Ledger }) {
  const latest = latestTransactions(ledger, SHOWN);
  return (
    <section aria-labelledby="latest-heading">
      <header className={classes.head}>
        <h2 id="latest-heading">Senast registrerat</h2>
        <TextLink to="/accounting/transaction">Alla transaktioner</TextLink>
      </header>
      <DataTable
        caption="Senast registrerade transaktioner"
        columns={COLUMNS}
        rows={latest}
        rowKey={({ series, number }) => `${series}-${number}`}
        rowHref={transactionPath}
      />
    </section>
  );
}
