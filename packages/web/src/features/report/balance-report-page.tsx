import { structureWarningTitle } from "@huvudbok/core/account-plan";
import { balanceReport } from "@huvudbok/core/report";
import { useMemo } from "react";
import { findingsNotes, ReportFindings } from "./report-findings.tsx";
import { ReportPage } from "./report-page.tsx";
import { hasNoAccounts } from "./structured-rows.ts";
import { StructuredTable } from "./structured-table.tsx";
import { useAccountHref } from "./use-account-href.ts";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

const TITLE = "Balansrapport";
const WARNING = structureWarningTitle("balance");
const PATH = "/accounting/report/balance";

/** What the company owns and owes: opening balance, change and closing balance of a period. */
export function BalanceReportPage() {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const accountHref = useAccountHref();
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : balanceReport(books.ledger, books.plan, period),
    [books, period],
  );
  const isEmpty = report !== undefined && report.findings.length === 0 && hasNoAccounts(report.lines);
  return (
    <ReportPage
      title={TITLE}
      path={PATH}
      fileName="balansrapport"
      books={books}
      period={period}
      onPeriod={setPeriod}
      report={report}
      heading={heading}
      isEmpty={isEmpty}
      lineCount={report?.lines.length ?? 0}
      notes={findingsNotes(WARNING, report?.findings ?? [])}
      isSigned
    >
      {report !== undefined && heading !== undefined && (
        <>
          <ReportFindings title={WARNING} findings={report.findings} />
          <StructuredTable
            title={TITLE}
            heading={heading}
            columns={report.columns}
            lines={report.lines}
            hrefOf={({ accountNo }) => accountHref(accountNo)}
          />
        </>
      )}
    </ReportPage>
  );
}
