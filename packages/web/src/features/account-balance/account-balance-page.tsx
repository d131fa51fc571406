import { useBooks, usePageData } from "../../ui/loading/page-data.ts";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { BalanceEditor } from "./balance-editor.tsx";
import { BALANCES_FORMAT } from "./balances-form-content.ts";

/** Ingående balans: the balance of each account when the year starts. */
export function AccountBalancePage() {
  const books = useBooks();
  const plan = usePageData("accountPlan");
  const balances = usePageData("accountBalance");
  return (
    <UnfinishedFormPage
      key={`${books.company.id}-${books.fiscalYear.id}`}
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
          companyType={books.company.config.recipient.companyType}
          accounts={plan.items}
          saved={balances.items}
          isSynced={balances.isSynced}
        />
      )}
    </UnfinishedFormPage>
  );
}
