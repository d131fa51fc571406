import type { AccountNo } from "@huvudbok/core/account-plan";
import type { Draft } from "@huvudbok/core/draft";
import { formatCounted, formatOre, type Ore, sumOre } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import type { Column } from "../../../ui/data-table/column.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { useHasPage } from "../../../ui/link/use-has-page.ts";
import classes from "../chart.module.css";

/** What has a date, a text and rows on accounts. */
interface Booked {
  readonly date?: string;
  readonly text: string;
  readonly entries: readonly { readonly accountId?: AccountNo; readonly amount: Ore }[];
}

/** The drafts that are moved, with what of each is on the account. */
export function AffectedDrafts(props: { readonly account: AccountNo; readonly drafts: readonly Draft[] }) {
  const { account, drafts } = props;
  const hasPage = useHasPage();
  const leads = hasPage("/accounting/draft/$id");
  return (
    <section aria-label="Utkast som flyttas">
      <h2 className={classes.part}>
        {drafts.length === 0
          ? `Inget utkast står på konto ${account}`
          : formatCounted(drafts.length, "utkast flyttas", "utkast flyttas")}
      </h2>
      {drafts.length > 0 && (
        <DataTable
          caption="Utkast som flyttas"
          columns={columnsOf<Draft>(account, true)}
          rows={drafts}
          rowKey={({ id }) => id}
          {...(leads && { rowHref: ({ id }: Draft) => `/accounting/draft/${id}` })}
        />
      )}
    </section>
  );
}

/** The transactions that stay as they are. */
export function AffectedTransactions(props: {
  readonly account: AccountNo;
  readonly transactions: readonly Transaction[];
}) {
  const { account, transactions } = props;
  if (transactions.length === 0) return null;
  const number: Column<Transaction> = {
    key: "number",
    heading: "No.",
    width: 84,
    phone: "meta",
    render: (transaction) => `${transaction.series} ${transaction.number}`,
  };
  return (
    <section aria-label="Transaktioner som inte flyttas">
      <h2 className={classes.part}>
        {formatCounted(transactions.length, "transaktion flyttas inte", "transaktioner flyttas inte")}
      </h2>
      <DataTable
        caption="Transaktioner som inte flyttas"
        columns={[number, ...columnsOf<Transaction>(account, false)]}
        rows={transactions}
        rowKey={(transaction) => `${transaction.series} ${transaction.number}`}
        rowHref={transactionPath}
      />
    </section>
  );
}

function columnsOf<Row extends Booked>(account: AccountNo, isTextLink: boolean): readonly Column<Row>[] {
  return [
    {
      key: "date",
      heading: "Datum",
      width: 116,
      phone: "meta",
      render: ({ date }) => <span className={classes.quiet}>{date ?? "Inget datum"}</span>,
    },
    {
      key: "text",
      heading: "Text",
      isLink: isTextLink,
      phone: "title",
      title: ({ text }) => text,
      render: ({ text }) => (text === "" ? "Utan text" : text),
    },
    {
      key: "amount",
      heading: "Belopp på kontot",
      align: "right",
      width: 150,
      phone: "amount",
      render: ({ entries }) =>
        formatOre(
          sumOre(entries.filter(({ accountId }) => accountId === account).map(({ amount }) => amount)),
        ),
    },
  ];
}
