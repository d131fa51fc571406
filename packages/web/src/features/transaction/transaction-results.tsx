import type { DateRange } from "@huvudbok/core/calendar";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { type ReactNode, useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { Button } from "../../ui/button/button.tsx";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { PrintLimit } from "../../ui/data-table/print-limit.tsx";
import { usePrintsWhole } from "../../ui/data-table/use-prints-whole.ts";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { TRANSACTION_COLUMNS, wideTransactionColumns } from "./transaction-columns.tsx";
import type { LatestVouchers } from "./use-latest-transactions.ts";
import { type ListQuery, useListQuery } from "./use-list-query.ts";
import { useMatchingTransactions } from "./use-matching-transactions.ts";
import { useVisibleTransactions } from "./use-visible-transactions.ts";

interface TransactionResultsProps {
  readonly transactions: readonly Transaction[];
  /** Shown in place of the first page while the transactions are being loaded. */
  readonly latest: LatestVouchers | undefined;
  readonly year: DateRange;
  /** Shown when there are no transactions at all. */
  readonly empty: ReactNode;
}

const rowKey = ({ series, number }: Transaction) => transactionId(series, number);

/** The rows of the transaction list that match the filter, a page at a time. */
export function TransactionResults({ transactions, latest, year, empty }: TransactionResultsProps) {
  const [query, actions] = useListQuery(year);
  const { sortKey, descending, page, pageSize } = query;
  const found = useMatchingTransactions(transactions, query);
  const columns = useColumns();
  const printsWhole = usePrintsWhole(found.length);
  const listed = useVisibleTransactions(transactions, found, printsWhole ? { ...query, ...WHOLE } : query);
  const rows = latest === undefined ? listed : firstPageOf(latest, query);
  const count = latest?.count ?? found.length;
  const isWaiting = latest !== undefined && latest.count > 0;
  const isEmpty = transactions.length === 0;
  const nothing = useMemo(() => {
    if (isWaiting) return ON_THEIR_WAY;
    return isEmpty ? empty : <NothingFound onReset={actions.reset} />;
  }, [isWaiting, isEmpty, empty, actions]);
  return (
    <>
      <PrintLimit
        count={count}
        shown={rows.length}
        advice="Välj en kortare period, sök fram färre eller skriv ut rapporten Transaktionslista."
      />
      {useMemo(
        () => (
          <DataTable
            caption="Transaktioner"
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            isPageList
            rowHref={transactionPath}
            sort={{ key: sortKey, descending }}
            onSort={actions.setSort}
            empty={nothing}
          />
        ),
        [columns, rows, sortKey, descending, actions, nothing],
      )}
      {useMemo(
        () =>
          count > 0 && (
            <Pager
              count={count}
              page={page}
              pageSize={pageSize}
              onPage={actions.setPage}
              onPageSize={actions.setPageSize}
            />
          ),
        [count, page, pageSize, actions],
      )}
    </>
  );
}

function useColumns(): readonly Column<Transaction>[] {
  const isWide = useIsWide();
  const { items } = useDocument("accountPlan");
  return useMemo(() => (isWide ? wideTransactionColumns(items) : TRANSACTION_COLUMNS), [isWide, items]);
}

const WHOLE = { page: 0, pageSize: 0 };
const NO_ROWS: readonly Transaction[] = [];
const ON_THEIR_WAY = <output>Hämtar årets transaktioner …</output>;

/** The rows of the list as it opens: a search or another order needs the whole year. */
function firstPageOf({ transactions, count }: LatestVouchers, query: ListQuery): readonly Transaction[] {
  const { sortKey, descending, page, pageSize, isFiltered } = query;
  const isHere = count === transactions.length || (pageSize > 0 && pageSize <= transactions.length);
  const isFirst = !isFiltered && sortKey === "number" && descending && page === 0;
  return isFirst && isHere ? transactions : NO_ROWS;
}

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState title="Inga träffar" actions={<Button onClick={onReset}>Återställ filter</Button>}>
      Ingen transaktion i räkenskapsåret passar med det du söker.
    </EmptyState>
  );
}
