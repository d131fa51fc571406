import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { useRedirect } from "../../ui/use-redirect.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { BalanceEditor } from "./balance-editor.tsx";

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
    <BalanceEditor
      key={books.fiscalYear.id}
      fiscalYear={books.fiscalYear}
      accounts={plan.items}
      saved={balances.items}
    />
  );
}
