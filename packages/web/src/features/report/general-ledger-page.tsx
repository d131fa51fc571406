import { accountIntervalText, parseAccountInterval } from "@huvudbok/core/account-plan";
import { generalLedger, generalLedgerSheet } from "@huvudbok/core/report";
import { useMemo, useState } from "react";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { AccountIntervalField } from "./account-interval-field.tsx";
import { AccountJump } from "./account-jump.tsx";

/** The rows of every account in a period, or of an interval of accounts, account by account. */
export function GeneralLedgerPage() {
  const books = useReportBooks();
  const { period, asked, setPeriod } = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const [query, setQuery] = useQueryState();
  const accounts = query("accounts") ?? "";
  const interval = useMemo(() => parseAccountInterval(accounts), [accounts]);
  const [focused, setFocused] = useState<{ readonly id: string }>();
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : generalLedger(books.ledger, books.plan, period, interval),
    [books, period, interval],
  );
  const sheet = useMemo(() => (report === undefined ? undefined : generalLedgerSheet(report)), [report]);
  const isEmpty = report?.accounts.length === 0;
  const chosen = interval === undefined ? undefined : accountIntervalText(interval);
  return (
    <ReportPage
      title="Huvudbok"
      printedTitle={sheet?.title}
      fileName={chosen === undefined ? "huvudbok" : `huvudbok-${chosen.replace("–", "-")}`}
      books={books}
      period={period}
      asked={asked}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      focused={focused}
      isEmpty={isEmpty && chosen === undefined}
      filters={
        <>
          <AccountIntervalField
            key={accounts}
            value={accounts}
            onChange={(text) => setQuery({ accounts: text })}
          />
          {report !== undefined && <AccountJump report={report} onJump={setFocused} />}
        </>
      }
    >
      {isEmpty && chosen !== undefined && (
        <p>{`Inget konto i ${chosen} har saldo eller är bokfört på i perioden.`}</p>
      )}
    </ReportPage>
  );
}
