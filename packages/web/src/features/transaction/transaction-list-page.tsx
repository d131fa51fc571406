import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { formatCounted } from "@huvudbok/core/money";
import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { useKeptQuery } from "../../ui/use-kept-query.ts";
import { FoundTransactions } from "./found-transactions.tsx";
import { listedTransactions } from "./listed-transactions.ts";
import { TransactionFilters } from "./transaction-filters.tsx";

function transactionsText(count: number): string {
  return formatCounted(count, "transaktion", "transaktioner");
}

/** Stands in until the year is known. */
const NO_RANGE = { from: isoDate("0001-01-01"), to: isoDate("9999-12-31") };

/** /accounting/transaction: every registered transaction of the year. */
export function TransactionListPage() {
  const year = useRequiredBooks()?.fiscalYear;
  const document = useDocument("transactions");
  const transactions = listedTransactions(document.items);
  const range = useMemo(() => (year === undefined ? NO_RANGE : fiscalYearRange(year)), [year]);
  const state = year === undefined || document.state === "Initializing" ? "Initializing" : "Default";
  return (
    <>
      <KeptListQuery />
      <PageFrame
        title="Transaktioner"
        facts={state === "Default" ? transactionsText(transactions.length) : undefined}
        state={state}
        {...(document.error === undefined ? {} : { error: pageErrorOf(document.error) })}
        toolbar={[
          {
            label: "Ny transaktion",
            icon: IconPlus,
            shortcut: "j",
            primary: true,
            isNew: true,
            to: "/accounting/transaction/create",
          },
        ]}
      >
        <TransactionFilters year={range} />
        <FoundTransactions transactions={transactions} year={range} empty={NO_TRANSACTIONS} />
      </PageFrame>
    </>
  );
}

/** Apart from the page, which is not to be drawn anew at every key of a search. */
function KeptListQuery() {
  useKeptQuery("transactions");
  return null;
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

const NO_TRANSACTIONS = <NoTransactions />;
