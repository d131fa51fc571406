import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { IconFileImport, IconInbox, IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useRememberedQuery } from "../../ui/link/use-remembered-query.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { loadErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { listedTransactions } from "./listed-transactions.ts";
import { TransactionCount } from "./transaction-count.tsx";
import { TransactionFilters } from "./transaction-filters.tsx";
import { TransactionResults } from "./transaction-results.tsx";
import { useLatestTransactions } from "./use-latest-transactions.ts";

/** /accounting/transaction: every registered transaction of the year. */
export function TransactionListPage() {
  const year = usePageData("fiscalYear");
  const document = useDocument("transactions");
  const isHere = isLoaded(document.state);
  const latest = useLatestTransactions(!isHere);
  const transactions = listedTransactions(document.items);
  const range = useMemo(() => fiscalYearRange(year), [year]);
  // The wrapper would wait for all transactions: the latest are shown as soon as they are known.
  if (!isHere && latest === undefined) return <WaitingPage error={document.error} />;
  return (
    <>
      <KeptListQuery />
      <PageFrame
        isList
        facts={<TransactionCount transactions={transactions} latestCount={latest?.count} year={range} />}
        {...(document.error === undefined ? {} : { error: loadErrorOf(document.error) })}
        toolbar={[
          ...(document.items.size === 0 ? [] : [CONVERT]),
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
        <TransactionResults
          transactions={transactions}
          latest={latest}
          year={range}
          empty={NO_TRANSACTIONS}
        />
      </PageFrame>
    </>
  );
}

/** Apart from the page, which must not be rendered again at every key of a search. */
function KeptListQuery() {
  useRememberedQuery("transactions");
  return null;
}

function NoTransactions() {
  return (
    <EmptyState
      title="Inga transaktioner ännu"
      actions={
        <>
          <LinkButton variant="filled" to="/accounting/transaction/create" icon={IconPlus}>
            Ny transaktion
          </LinkButton>
          <LinkButton to="/accounting/import/sie" icon={IconFileImport}>
            Importera SIE
          </LinkButton>
        </>
      }
    >
      Här står varje transaktion i nummerordning, med underlag och konton. Börja med ett kvitto eller hämta
      allt från ditt förra program.
    </EmptyState>
  );
}

const CONVERT: ToolbarAction = {
  label: "Konvertera till utkast",
  icon: IconInbox,
  isSecondary: true,
  to: "/accounting/convertTransactionsToDrafts",
};

const NO_TRANSACTIONS = <NoTransactions />;
