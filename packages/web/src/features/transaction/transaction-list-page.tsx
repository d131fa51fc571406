import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { formatCount } from "@huvudbok/core/money";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { DateRangePicker } from "../../ui/date-range-picker.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import { TRANSACTION_COLUMNS } from "./transaction-columns.tsx";
import classes from "./transaction-list.module.css";
import { transactionPath } from "./transaction-path.ts";
import { useTransactionList } from "./use-transaction-list.ts";

function transactionsText(count: number): string {
  return count === 1 ? "1 transaktion" : `${formatCount(count)} transaktioner`;
}

const rowKey = ({ series, number }: Transaction) => transactionId(series, number);

/** Stands in until the year is known. */
const NO_RANGE = { from: isoDate("0001-01-01"), to: isoDate("9999-12-31") };

/** /accounting/transaction: every registered transaction of the year. */
export function TransactionListPage() {
  const year = useRequiredBooks()?.fiscalYear;
  const document = useDocument("transactions");
  const transactions = useMemo(() => [...document.items.values()], [document.items]);
  const range = year === undefined ? NO_RANGE : fiscalYearRange(year);
  const list = useTransactionList(transactions, range);
  const state = year === undefined || document.state === "Initializing" ? "Initializing" : "Default";
  return (
    <PageFrame
      title="Transaktioner"
      facts={state === "Default" ? transactionsText(transactions.length) : undefined}
      state={state}
      {...(document.error === undefined ? {} : { error: pageErrorOf(document.error) })}
      toolbar={[
        {
          label: "Ny transaktion",
          icon: IconPlus,
          primary: true,
          isNew: true,
          to: "/accounting/transaction/create",
        },
      ]}
    >
      <div className={classes.filters}>
        <SearchInput
          className={classes.search}
          label="Sök"
          placeholder="Text, nummer, konto eller belopp"
          value={list.search}
          onChange={list.setSearch}
        />
        <DateRangePicker label="Datum" value={list.range} onChange={list.setRange} fiscalYear={range} bound />
        {list.isFiltered && (
          <Button variant="subtle" color="gray" onClick={list.reset}>
            Återställ filter
          </Button>
        )}
      </div>
      <DataTable
        caption="Transaktioner"
        columns={TRANSACTION_COLUMNS}
        rows={list.rows}
        rowKey={rowKey}
        isPageList
        rowHref={transactionPath}
        sort={list.sort}
        onSort={list.setSort}
        empty={transactions.length === 0 ? <NoTransactions /> : <NothingFound onReset={list.reset} />}
      />
      {list.count > 0 && (
        <Pager
          count={list.count}
          page={list.page}
          pageSize={list.pageSize}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      )}
    </PageFrame>
  );
}

function NoTransactions() {
  return (
    <EmptyState
      title="Inga transaktioner ännu"
      actions={
        <>
          <Button
            variant="filled"
            component={PageLink}
            to="/accounting/transaction/create"
            leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
          >
            Ny transaktion
          </Button>
          <Button
            component={PageLink}
            to="/accounting/import/sie"
            leftSection={<IconFileImport size={16} stroke={1.65} aria-hidden />}
          >
            Importera SIE
          </Button>
        </>
      }
    >
      Här står varje affärshändelse i nummerordning, med verifikat och konton. Börja med ett kvitto eller
      hämta allt från ditt förra program.
    </EmptyState>
  );
}

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState title="Inga träffar" actions={<Button onClick={onReset}>Återställ filter</Button>}>
      Ingen transaktion i räkenskapsåret passar med det du söker.
    </EmptyState>
  );
}
