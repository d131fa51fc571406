import { structureWarningTitle } from "@huvudbok/core/account-plan";
import { resultReport } from "@huvudbok/core/report";
import { useMemo } from "react";
import { findingsNotes, ReportFindings } from "./report-findings.tsx";
import { ReportPage } from "./report-page.tsx";
import { hasNoAccounts } from "./structured-rows.ts";
import { StructuredTable } from "./structured-table.tsx";
import { useAccountHref } from "./use-account-href.ts";
import { usePreviousBooks } from "./use-previous-books.ts";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

const TITLE = "Resultatrapport";
const WARNING = structureWarningTitle("result");
const PATH = "/accounting/report/result";

/** Income and costs of a period, beside the same part of the year before. */
export function ResultReportPage() {
  const books = useReportBooks();
  const previous = usePreviousBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const accountHref = useAccountHref();
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : resultReport(books.ledger, books.plan, period, previous),
    [books, period, previous],
  );
  const isEmpty = report !== undefined && report.findings.length === 0 && hasNoAccounts(report.lines);
  return (
    <ReportPage
      title={TITLE}
      path={PATH}
      fileName="resultatrapport"
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
