import { resultByMonth, resultReport } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useAskedComparison, useComparedBooks } from "./comparison/use-comparison.ts";
import { type MakeReport, StructuredReportPage } from "./structured-report-page.tsx";

/** Income and costs of a period, beside the same part of the year before, other days, or month by month. */
export function ResultReportPage() {
  const comparison = useAskedComparison();
  const compared = useComparedBooks("result", comparison.asked);
  const books = compared.comparison;
  const isByMonth = comparison.asked.kind === "months";
  const makeReport = useMemo(
    (): MakeReport =>
      isByMonth ? resultByMonth : (ledger, plan, period) => resultReport(ledger, plan, period, books),
    [isByMonth, books],
  );
  return (
    <StructuredReportPage
      kind="result"
      title="Resultatrapport"
      makeReport={makeReport}
      comparison={comparison}
      compared={compared}
    />
  );
}
