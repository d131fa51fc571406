import { transactionId } from "@huvudbok/core/transaction";
import { useParams } from "../../navigation/use-address.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useYearOfAddress } from "../../ui/link/use-year-of-address.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { loadErrorOf } from "../../ui/page-frame/error-level.ts";
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
