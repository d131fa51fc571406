import { type AccountPlan, structureWarningTitle } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import type { Ledger } from "@huvudbok/core/ledger";
import type { BalanceReport, ResultReport } from "@huvudbok/core/report";
import { useMemo } from "react";
import { findingsNotes, ReportFindings } from "./report-findings.tsx";
import { ReportPage } from "./report-page.tsx";
import { hasNoAccounts } from "./structured-rows.ts";
import { StructuredTable } from "./structured-table.tsx";
import { useAccountHref } from "./use-account-href.ts";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

interface StructuredReportPageProps {
  readonly kind: "balance" | "result";
  readonly title: string;
  /** The same function as long as it would make the same report. */
  readonly makeReport: (ledger: Ledger, plan: AccountPlan, period: DateRange) => BalanceReport | ResultReport;
}

/** A report on the accounts in the groups of the chart: levels, sums, and what the chart lacks for it to be whole. */
export function StructuredReportPage({ kind, title, makeReport }: StructuredReportPageProps) {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const accountHref = useAccountHref();
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : makeReport(books.ledger, books.plan, period),
    [books, period, makeReport],
  );
  const warning = structureWarningTitle(kind);
  return (
    <ReportPage
      title={title}
      fileName={title.toLowerCase()}
      books={books}
      period={period}
      onPeriod={setPeriod}
      report={report}
      heading={heading}
      isEmpty={report !== undefined && report.findings.length === 0 && hasNoAccounts(report.lines)}
      lineCount={report?.lines.length ?? 0}
      notes={findingsNotes(warning, report?.findings ?? [])}
      isSigned
    >
      {report !== undefined && heading !== undefined && (
        <>
          <ReportFindings title={warning} findings={report.findings} />
          <StructuredTable
            title={title}
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
