import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { BalanceEditor } from "./balance-editor.tsx";

/** Ingående balans: what each account holds when the year starts. */
export function AccountBalancePage() {
  const router = useRouter();
  const books = useRequiredBooks();
  const plan = useDocument("accountPlan");
  const balances = useDocument("accountBalance");
  const hasNoChart = books !== undefined && isKnown(plan.state) && plan.items.size === 0;
  useEffect(() => {
    if (hasNoChart) router.history.replace("/accounting/accountPlan/create");
  }, [hasNoChart, router]);
  if (books === undefined || hasNoChart || !isKnown(plan.state) || !isKnown(balances.state)) {
    const failure = plan.error ?? balances.error;
    return (
      <PageFrame
        title="Ingående balans"
        state="Initializing"
        error={failure === undefined ? undefined : pageErrorOf(failure)}
      >
        {null}
      </PageFrame>
    );
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
