import type { DateRange } from "@huvudbok/core/calendar";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { Button } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { transactionPath } from "../../ui/transaction-path.ts";
import { TRANSACTION_COLUMNS } from "./transaction-columns.tsx";
import { useFoundTransactions } from "./use-found-transactions.ts";
import { useListQuery } from "./use-list-query.ts";
import { useShownTransactions } from "./use-shown-transactions.ts";

interface FoundTransactionsProps {
  readonly transactions: readonly Transaction[];
  readonly year: DateRange;
  /** Shown when there is nothing to find at all. */
  readonly empty: ReactNode;
}

const rowKey = ({ series, number }: Transaction) => transactionId(series, number);

/** The rows of the transaction list that the filter finds, a page at a time. */
export function FoundTransactions({ transactions, year, empty }: FoundTransactionsProps) {
  const [query, actions] = useListQuery(year);
  const { sortKey, descending, page, pageSize } = query;
  const found = useFoundTransactions(transactions, query);
  const rows = useShownTransactions(transactions, found, query);
  return (
    <>
      {useMemo(
        () => (
          <DataTable
            caption="Transaktioner"
            columns={TRANSACTION_COLUMNS}
            rows={rows}
            rowKey={rowKey}
            isPageList
            rowHref={transactionPath}
            sort={{ key: sortKey, descending }}
            onSort={actions.setSort}
            empty={transactions.length === 0 ? empty : <NothingFound onReset={actions.reset} />}
          />
        ),
        [rows, sortKey, descending, actions, transactions, empty],
      )}
      {useMemo(
        () =>
          found.length > 0 && (
            <Pager
              count={found.length}
              page={page}
              pageSize={pageSize}
              onPage={actions.setPage}
              onPageSize={actions.setPageSize}
            />
          ),
        [found.length, page, pageSize, actions],
      )}
    </>
  );
}

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState title="Inga träffar" actions={<Button onClick={onReset}>Återställ filter</Button>}>
      Ingen transaktion i räkenskapsåret passar med det du söker.
    </EmptyState>
  );
}
