import { transactionId } from "@huvudbok/core/transaction";
import { useEffect, useState } from "react";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useParams } from "../../navigation/use-address.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { TRANSACTION_YEAR } from "../../ui/link/linked-transaction.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { loadErrorOf, type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { TransactionView } from "./transaction-view.tsx";

/** /accounting/transaction/{series}/{id}: one registered transaction, of the fiscal year that the address names. */
export function TransactionViewPage() {
  const { series = "", id = "" } = useParams();
  const transactions = usePageData("transactions");
  const title = `Transaktion ${series} ${id}`;
  const moving = useYearOfAddress();
  if (moving.isMoving) {
    return <PageFrame title={title} state="Initializing" error={moving.error} />;
  }
  const number = Number(id);
  const isNumber = Number.isSafeInteger(number) && number > 0 && series !== "";
  const transaction = isNumber ? transactions.items.get(transactionId(series, number)) : undefined;
  if (transaction === undefined) {
    return (
      <PageFrame
        title={title}
        {...(transactions.error === undefined ? {} : { error: loadErrorOf(transactions.error) })}
      >
        <EmptyState
          title={`Transaktion saknas: Transaktion ${id} finns inte`}
          actions={
            <>
              <LinkButton variant="filled" to="/accounting/transaction/create">
                Ny transaktion
              </LinkButton>
              <LinkButton to="/accounting/transaction">Alla transaktioner</LinkButton>
            </>
          }
        >
          {`Serien ${series} har ingen transaktion med det numret i det här räkenskapsåret.`}
        </EmptyState>
      </PageFrame>
    );
  }
  return <TransactionView key={`${series}-${id}`} transaction={transaction} all={transactions.items} />;
}

/**
 * Selects the fiscal year that the address names, and then takes it out of the address (TR16). A year that is only used
 * because it is the last one is selected too: a later one may be loaded any moment.
 */
function useYearOfAddress(): { readonly isMoving: boolean; readonly error: PageError | undefined } {
  const [query, setQuery] = useQueryState();
  const { years } = useFiscalYears();
  const { settings } = useUserSettings();
  const [error, setError] = useState<PageError>();
  const named = query(TRANSACTION_YEAR);
  const year = years.find(({ id }) => id === named)?.id;
  const isSelected = settings.activeFiscalYearId === year;
  useEffect(() => {
    if (year === undefined) return;
    if (isSelected) setQuery({ [TRANSACTION_YEAR]: undefined });
    else switchFiscalYear(year).catch((thrown: unknown) => setError(pageErrorOf(thrown)));
  }, [year, isSelected, setQuery]);
  return { isMoving: year !== undefined && !isSelected, error };
}
