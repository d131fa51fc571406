import { balanceReport } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useAskedComparison, useComparedBooks } from "./comparison/use-comparison.ts";
import { type MakeReport, StructuredReportPage } from "./structured-report-page.tsx";

/** What the company owns and owes: opening balance, change and closing balance of a period, beside another day's. */
export function BalanceReportPage() {
  const comparison = useAskedComparison();
  const compared = useComparedBooks("balance", comparison.asked);
  const books = compared.comparison;
  const makeReport = useMemo((): MakeReport => {
    const { range } = books ?? {};
    const days = books === undefined || range === undefined ? undefined : { ...books, range };
    return (ledger, plan, period) => balanceReport(ledger, plan, period, days);
  }, [books]);
  return (
    <StructuredReportPage
      kind="balance"
      title="Balansrapport"
      makeReport={makeReport}
      comparison={comparison}
      compared={compared}
    />
  );
}
