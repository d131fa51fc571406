import { transactionId } from "@huvudbok/core/transaction";
import { useParams } from "@tanstack/react-router";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { TransactionView } from "./transaction-view.tsx";

/** /accounting/transaction/{series}/{id}: one registered transaction. */
export function TransactionViewPage() {
  const { series = "", id = "" } = useParams({ strict: false });
  const transactions = usePageData("transactions");
  const title = `Transaktion ${series} ${id}`;
  const number = Number(id);
  const isNumber = Number.isSafeInteger(number) && number > 0 && series !== "";
  const transaction = isNumber ? transactions.items.get(transactionId(series, number)) : undefined;
  if (transaction === undefined) {
    return (
      <PageFrame
        title={title}
        {...(transactions.error === undefined ? {} : { error: pageErrorOf(transactions.error) })}
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
