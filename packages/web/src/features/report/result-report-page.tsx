import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import type { Ledger } from "@huvudbok/core/ledger";
import { type ComparisonYear, resultReport } from "@huvudbok/core/report";
import { useCallback, useMemo } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useLedger } from "../../data/ledger.ts";
import { useAccountPlan } from "../../parts/report/use-account-plan.ts";
import { StructuredReportPage } from "./structured-report-page.tsx";

const NO_PLAN: AccountPlan = { name: "", accounts2: [] };

/** Income and costs of a period, beside the same part of the year before. */
export function ResultReportPage() {
  const previous = usePreviousBooks();
  const makeReport = useCallback(
    (ledger: Ledger, plan: AccountPlan, period: DateRange) => resultReport(ledger, plan, period, previous),
    [previous],
  );
  return <StructuredReportPage kind="result" title="Resultatrapport" makeReport={makeReport} />;
}

/** The books of the fiscal year before the selected one, without its drafts; undefined until they are loaded. */
function usePreviousBooks(): ComparisonYear | undefined {
  const year = usePreviousFiscalYear();
  const { ledger } = useLedger({ fiscalYear: year, includeDrafts: false });
  const { plan, isWaiting } = useAccountPlan(year?.id);
  const isKnown = year !== undefined && ledger?.fiscalYear.id === year.id && !isWaiting;
  return useMemo(() => (isKnown ? { ledger, plan: plan ?? NO_PLAN } : undefined), [isKnown, ledger, plan]);
}
