import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { KeptPage } from "../../ui/unfinished/kept-page.tsx";
import { useRedirect } from "../../ui/use-redirect.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { BalanceEditor } from "./balance-editor.tsx";
import { BALANCES_FORMAT } from "./kept-balances.ts";

/** Ingående balans: what each account holds when the year starts. */
export function AccountBalancePage() {
  const books = useRequiredBooks();
  const plan = useDocument("accountPlan");
  const balances = useDocument("accountBalance");
  const hasNoChart = books !== undefined && isKnown(plan.state) && plan.items.size === 0;
  useRedirect(hasNoChart ? "/accounting/accountPlan/create" : undefined);
  if (books === undefined || hasNoChart || !isKnown(plan.state) || !isKnown(balances.state)) {
    return <WaitingPage title="Ingående balans" error={plan.error ?? balances.error} />;
  }
  return (
    <KeptPage
      key={`${books.company.id}-${books.fiscalYear.id}`}
      title="Ingående balans"
      what="Ingående balans"
      companyId={books.company.id}
      fiscalYearId={books.fiscalYear.id}
      form="opening balance"
      format={BALANCES_FORMAT}
    >
      {(unfinished, above) => (
        <BalanceEditor
          unfinished={unfinished}
          above={above}
          fiscalYear={books.fiscalYear}
          accounts={plan.items}
          saved={balances.items}
        />
      )}
    </KeptPage>
  );
}
