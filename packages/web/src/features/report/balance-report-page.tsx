import { balanceReport } from "@huvudbok/core/report";
import { StructuredReportPage } from "./structured-report-page.tsx";

/** What the company owns and owes: opening balance, change and closing balance of a period. */
export function BalanceReportPage() {
  return <StructuredReportPage kind="balance" title="Balansrapport" makeReport={balanceReport} />;
}
