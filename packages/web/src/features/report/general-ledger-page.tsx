import { generalLedger } from "@huvudbok/core/report";
import { useMemo } from "react";
import { generalLedgerLines } from "./ledger-lines.ts";
import { LedgerTable } from "./ledger-table.tsx";
import { NO_LINES } from "./lines.ts";
import { ReportPage } from "./report-page.tsx";
import { useAccountHref } from "./use-account-href.ts";
import { useAccountNames } from "./use-account-names.ts";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

const TITLE = "Huvudbok";

/** The rows of every account in a period, account by account. */
export function GeneralLedgerPage() {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const nameOf = useAccountNames(books);
  const accountHref = useAccountHref();
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : generalLedger(books.ledger, books.plan, period),
    [books, period],
  );
  const lines = useMemo(() => (report === undefined ? NO_LINES : generalLedgerLines(report)), [report]);
  return (
    <ReportPage
      title={TITLE}
      fileName="huvudbok"
      books={books}
      period={period}
      onPeriod={setPeriod}
      report={report}
      heading={heading}
      isEmpty={report?.accounts.length === 0}
      lineCount={lines.length}
    >
      {heading !== undefined && (
        <LedgerTable
          title={TITLE}
          heading={heading}
          lines={lines}
          nameOf={nameOf}
          accountHref={accountHref}
        />
      )}
    </ReportPage>
  );
}
