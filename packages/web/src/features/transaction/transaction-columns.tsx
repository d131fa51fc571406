import type { Account } from "@huvudbok/core/account-plan";
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

type TransactionColumn = Column<Transaction>;

const NUMBER: TransactionColumn = {
  key: "number",
  heading: "No.",
  width: 84,
  sortable: true,
  phone: "meta",
  render: (transaction) => `${transaction.series} ${transaction.number}`,
};

const DATE: TransactionColumn = {
  key: "date",
  heading: "Datum",
  width: 116,
  sortable: true,
  phone: "meta",
  render: (transaction) => <span className={classes.quiet}>{transaction.date}</span>,
};

const TEXT: TransactionColumn = {
  key: "text",
  heading: "Text",
  sortable: true,
  phone: "title",
  title: (transaction) => transaction.text,
  render: (transaction) => (
    <>
      {transaction.text}
      <FileMark transaction={transaction} />
      <Marks transaction={transaction} />
    </>
  ),
};

const ACCOUNTS: TransactionColumn = {
  key: "accounts",
  heading: "Konton",
  width: 220,
  least: 120,
  phone: "hidden",
  title: accountsText,
  render: (transaction) => <span className={classes.quiet}>{accountsText(transaction)}</span>,
};

const AMOUNT: TransactionColumn = {
  key: "amount",
  heading: "Belopp",
  align: "right",
  width: 136,
  phone: "amount",
  render: (transaction) => formatOre(entriesTurnover(transaction.entries).debit),
};

const TEXT_ALONE: TransactionColumn = {
  ...TEXT,
  render: (transaction) => (
    <>
      {transaction.text}
      <Marks transaction={transaction} />
    </>
  ),
};

const FILES: TransactionColumn = {
  key: "files",
  heading: "Underlag",
  width: 88,
  phone: "hidden",
  render: (transaction) => <FileMark transaction={transaction} />,
};

const SIGNATURE: TransactionColumn = {
  key: "sign",
  heading: "Signatur",
  width: 130,
  phone: "hidden",
  title: ({ sign = "" }) => sign,
  render: ({ sign }) => <span className={classes.quiet}>{sign}</span>,
};

/** The columns of the transaction list. */
export const TRANSACTION_COLUMNS: readonly TransactionColumn[] = [NUMBER, DATE, TEXT, ACCOUNTS, AMOUNT];

/** In a wide window the accounts have their names, and files and signature a column each. */
export function wideTransactionColumns(
  accounts: ReadonlyMap<string, Pick<Account, "name">>,
): readonly TransactionColumn[] {
  const named = (transaction: Transaction) =>
    accountsOf(transaction)
      .map((id) => `${id} ${accounts.get(String(id))?.name ?? ""}`.trim())
      .join(", ");
  const NAMED: TransactionColumn = {
    ...ACCOUNTS,
    width: 460,
    title: named,
    render: (transaction) => <span className={classes.quiet}>{named(transaction)}</span>,
  };
  return [NUMBER, DATE, TEXT_ALONE, NAMED, FILES, SIGNATURE, AMOUNT];
}

/** The accounts of the rows that count, each once. */
function accountsOf({ entries }: Transaction): readonly Transaction["entries"][number]["accountId"][] {
  return [...new Set(countedEntries(entries).map(({ accountId }) => accountId))];
}

function accountsText(transaction: Transaction): string {
  return accountsOf(transaction).join(", ");
}

function FileMark({ transaction }: { readonly transaction: Transaction }) {
  const count = attachedFileIds(transaction).length;
  if (count === 0) return null;
  const files = formatCounted(count, "fil", "filer");
  return (
    <span className={classes.mark} title={files}>
      <IconPaperclip size={16} stroke={1.5} aria-label={files} />
    </span>
  );
}

function Marks({ transaction }: { readonly transaction: Transaction }) {
  return (
    <>
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
