import { type AccountPlan, structureWarningTitle } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import type { Ledger } from "@huvudbok/core/ledger";
import {
  type BalanceReport,
  comparisonNote,
  type ResultReport,
  structuredSheet,
} from "@huvudbok/core/report";
import { useMemo } from "react";
import { findingsNotes, ReportFindings } from "../../parts/report/report-findings.tsx";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";
import { PeriodRefusal } from "../../ui/date/period-refusal.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { ComparedDays, ComparisonChoice } from "./comparison/comparison-filter.tsx";
import type { ComparedBooks, UsedComparison } from "./comparison/use-comparison.ts";

export type MakeReport = (
  ledger: Ledger,
  plan: AccountPlan,
  period: DateRange,
) => BalanceReport | ResultReport;

interface StructuredReportPageProps {
  readonly kind: "balance" | "result";
  readonly title: string;
  /** Must be the same function as long as it would make the same report. */
  readonly makeReport: MakeReport;
  readonly comparison: UsedComparison;
  readonly compared: ComparedBooks;
}

/**
 * A report on the accounts in the groups of the chart: levels, sums, and what the chart lacks for it to be complete.
 */
export function StructuredReportPage({
  kind,
  title,
  makeReport,
  comparison,
  compared,
}: StructuredReportPageProps) {
  const books = useReportBooks();
  const { period, asked, setPeriod } = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : makeReport(books.ledger, books.plan, period),
    [books, period, makeReport],
  );
  const sheet = useMemo(() => (report === undefined ? undefined : structuredSheet(report)), [report]);
  const isPhone = useIsPhone();
  const choice = <ComparisonChoice kind={kind} comparison={comparison} />;
  const warning = structureWarningTitle(kind);
  const note = report?.kind === "result" ? comparisonNote(report) : undefined;
  const { isMissing, error } = compared;
  const lacks = isMissing ? [COMPARISON_MISSING] : [];
  return (
    <ReportPage
      title={title}
      fileName={title.toLowerCase()}
      books={books}
      period={period}
      asked={asked}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      isEmpty={report !== undefined && report.findings.length === 0 && hasNoAccounts(report)}
      notes={[
        ...lacks,
        ...findingsNotes(warning, report?.findings ?? []),
        ...(note === undefined ? [] : [note]),
      ]}
      error={error}
      isIncomplete={isMissing}
      progress={isMissing && error === undefined ? COMPARING : undefined}
      filters={
        <>
          {!isPhone && choice}
          <ComparedDays comparison={comparison} />
        </>
      }
      phoneControls={choice}
      isSigned
    >
      {comparison.asked.kind === "days" && <PeriodRefusal asked={comparison.asked.asked} />}
      {note !== undefined && <Notice kind="info">{note}</Notice>}
      <ReportFindings title={warning} findings={report?.findings ?? []} />
    </ReportPage>
  );
}

/** On paper, which the browser can print all the same. */
const COMPARISON_MISSING = "Det som rapporten jämförs med saknas här.";
const COMPARING = { text: "Hämtar det som rapporten jämförs med" };

/** True when no account has anything to show. */
function hasNoAccounts({ lines }: BalanceReport | ResultReport): boolean {
  return lines.every(({ kind }) => kind !== "account");
}
