import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import type { Ledger } from "@huvudbok/core/ledger";
import { resultReport } from "@huvudbok/core/report";
import { useCallback } from "react";
import { StructuredReportPage } from "./structured-report-page.tsx";
import { usePreviousBooks } from "./use-previous-books.ts";

/** Income and costs of a period, beside the same part of the year before. */
export function ResultReportPage() {
  const previous = usePreviousBooks();
  const makeReport = useCallback(
    (ledger: Ledger, plan: AccountPlan, period: DateRange) => resultReport(ledger, plan, period, previous),
    [previous],
  );
  return <StructuredReportPage kind="result" title="Resultatrapport" makeReport={makeReport} />;
}
