import { generalLedger, generalLedgerSheet } from "@huvudbok/core/report";
import { useMemo } from "react";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";

/** The rows of every account in a period, account by account. */
export function GeneralLedgerPage() {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : generalLedger(books.ledger, books.plan, period),
    [books, period],
  );
  const sheet = useMemo(() => (report === undefined ? undefined : generalLedgerSheet(report)), [report]);
  return (
    <ReportPage
      title="Huvudbok"
      fileName="huvudbok"
      books={books}
      period={period}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      isEmpty={report?.accounts.length === 0}
    />
  );
}
