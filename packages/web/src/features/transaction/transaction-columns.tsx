import { formatCounted, formatOre } from "@huvudbok/core/money";
import {
  attachedFileIds,
  countedEntries,
  entriesTurnover,
  type Transaction,
} from "@huvudbok/core/transaction";
import { IconLock, IconPaperclip } from "@tabler/icons-react";
import type { Column } from "../../ui/data-table/column.ts";
import classes from "./transaction-list.module.css";

/** The columns of the transaction list. */
export const TRANSACTION_COLUMNS: readonly Column<Transaction>[] = [
  {
    key: "number",
    heading: "No.",
    width: 84,
    sortable: true,
    phone: "meta",
    render: (transaction) => `${transaction.series} ${transaction.number}`,
  },
  {
    key: "date",
    heading: "Datum",
    width: 116,
    sortable: true,
    phone: "meta",
    render: (transaction) => <span className={classes.quiet}>{transaction.date}</span>,
  },
  {
    key: "text",
    heading: "Text",
    sortable: true,
    phone: "title",
    title: (transaction) => transaction.text,
    render: (transaction) => (
      <>
        {transaction.text}
        <Marks transaction={transaction} />
      </>
    ),
  },
  {
    key: "accounts",
    heading: "Konton",
    width: 220,
    phone: "hidden",
    title: accountsText,
    render: (transaction) => <span className={classes.quiet}>{accountsText(transaction)}</span>,
  },
  {
    key: "amount",
    heading: "Belopp",
    align: "right",
    width: 136,
    phone: "amount",
    render: (transaction) => formatOre(entriesTurnover(transaction.entries).debit),
  },
];

/** The accounts of the rows that count, each once. */
function accountsText(transaction: Transaction): string {
  return [...new Set(countedEntries(transaction.entries).map(({ accountId }) => accountId))].join(", ");
}

function Marks({ transaction }: { readonly transaction: Transaction }) {
  const count = attachedFileIds(transaction).length;
  const files = formatCounted(count, "fil", "filer");
  return (
    <>
      {count > 0 && (
        <span className={classes.mark} title={files}>
          <IconPaperclip size={16} stroke={1.5} aria-label={files} />
        </span>
      )}
      {transaction.correctedBy !== undefined && (
        <span
          className={classes.text}
        >{`rättad av ${transaction.correctedBy.series} ${transaction.correctedBy.number}`}</span>
      )}
      {transaction.locked && (
        <span className={classes.mark} title="Låst">
          <IconLock size={14} stroke={1.5} aria-label="Låst" />
        </span>
      )}
    </>
  );
}
