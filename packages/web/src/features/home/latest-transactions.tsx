import { type Ledger, transactionsOf } from "@huvudbok/core/ledger";
import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, type Transaction } from "@huvudbok/core/transaction";
import { Anchor, Button } from "@mantine/core";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./home.module.css";

const SHOWN = 5;

const COLUMNS: readonly Column<Transaction>[] = [
  {
    key: "no",
    heading: "Nr",
    width: 84,
    phone: "meta",
    render: ({ series, number }) => `${series} ${number}`,
  },
  { key: "date", heading: "Datum", width: 110, phone: "hidden", render: ({ date }) => date },
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

/** 'Senast registrerat': the last of the books in the order of registration, latest first. */
export function LatestTransactions({ ledger }: { readonly ledger: Ledger }) {
  const latest = transactionsOf(ledger).slice(-SHOWN).reverse();
  if (latest.length === 0) return <FirstTransaction />;
  return (
    <section aria-labelledby="latest-heading">
      <header className={classes.head}>
        <h2 id="latest-heading">Senast registrerat</h2>
        <Anchor component={PageLink} to="/accounting/transaction">
          Alla transaktioner
        </Anchor>
      </header>
      <DataTable
        caption="Senast registrerade transaktioner"
        columns={COLUMNS}
        rows={latest}
        rowKey={({ series, number }) => `${series}-${number}`}
        rowHref={({ series, number }) => `/accounting/transaction/${encodeURIComponent(series)}/${number}`}
      />
    </section>
  );
}

function FirstTransaction() {
  return (
    <EmptyState
      title="Allt är klart att bokföra"
      actions={
        <>
          <Button component={PageLink} to="/accounting/accountBalance">
            Ingående balans
          </Button>
          <Button component={PageLink} to="/accounting/transaction/create" variant="filled">
            Registrera första transaktionen
          </Button>
        </>
      }
    >
      Registrera det första verifikatet, eller fyll i vad som fanns på kontona när året började.
    </EmptyState>
  );
}
