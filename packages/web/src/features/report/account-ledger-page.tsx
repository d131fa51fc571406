import { type AccountNo, isAccountNo } from "@huvudbok/core/account-plan";
import { accountLedgerReport } from "@huvudbok/core/report";
import { Checkbox } from "@mantine/core";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { useUserSettings } from "../../data/user-settings.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { AccountSwitcher } from "./account-switcher.tsx";
import { accountLedgerLines } from "./ledger-lines.ts";
import { LedgerTable } from "./ledger-table.tsx";
import { NO_LINES } from "./lines.ts";
import { safeReturnUrl } from "./report-address.ts";
import { ReportPage } from "./report-page.tsx";
import { ReturnButton } from "./return-button.tsx";
import { useAccountNames } from "./use-account-names.ts";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

/** One account's rows in a period, with the balance after each; goes back to the page it was opened from. */
export function AccountLedgerPage() {
  const params: { readonly accountNo?: string } = useParams({ strict: false });
  const account = Number(params.accountNo);
  if (isAccountNo(account)) return <AccountLedger account={account} />;
  return (
    <PageFrame title="Konto" error={{ message: "Kontot finns inte i kontoplanen" }}>
      <ReturnButton to={safeReturnUrl(undefined)} />
    </PageFrame>
  );
}

function AccountLedger({ account }: { readonly account: AccountNo }) {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const nameOf = useAccountNames(books);
  const user = useUserSettings();
  const [query] = useQueryState();
  const returnUrl = safeReturnUrl(query("returnUrl"));
  const details = user.settings.includeDetailsInReports === true;
  const report = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : accountLedgerReport(books.ledger, account, period),
    [books, account, period],
  );
  const lines = useMemo(
    () => (report === undefined ? NO_LINES : accountLedgerLines(report, details)),
    [report, details],
  );
  const title = `${account} ${nameOf(account)}`.trim();
  return (
    <ReportPage
      title={title}
      fileName={`konto-${account}`}
      books={books}
      period={period}
      onPeriod={setPeriod}
      report={report}
      heading={heading}
      isEmpty={false}
      lineCount={lines.length}
      controls={
        <>
          <ReturnButton to={returnUrl} />
          <AccountSwitcher books={books} account={account} nameOf={nameOf} />
        </>
      }
      filters={
        <Checkbox
          label="Detaljer"
          checked={details}
          onChange={(event) => void user.update({ includeDetailsInReports: event.currentTarget.checked })}
        />
      }
    >
      {heading !== undefined && <LedgerTable title={title} heading={heading} lines={lines} nameOf={nameOf} />}
    </ReportPage>
  );
}
