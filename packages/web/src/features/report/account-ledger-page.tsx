import { ACCOUNT_NOT_IN_PLAN, type AccountNo, isAccountNo } from "@huvudbok/core/account-plan";
import { usedAccounts } from "@huvudbok/core/ledger";
import { accountLedgerReport, accountLedgerSheet } from "@huvudbok/core/report";
import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import { useUserSettings } from "../../data/user-settings.ts";
import { useParams } from "../../navigation/use-address.ts";
import { safeReturnUrl } from "../../parts/report/report-address.ts";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { ReturnButton } from "../../parts/report/return-button.tsx";
import { type ReportBooks, useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { AccountSwitcher } from "./account-switcher.tsx";

/** One account's rows in a period, with the balance after each; leads back to the page it was opened from. */
export function AccountLedgerPage() {
  const { accountNo } = useParams();
  const account = Number(accountNo);
  if (isAccountNo(account)) return <AccountLedger account={account} />;
  return <UnknownAccount title="Konto" returnUrl={safeReturnUrl(undefined)} />;
}

interface UnknownAccountProps {
  readonly title: string;
  readonly returnUrl: string;
}

function UnknownAccount({ title, returnUrl }: UnknownAccountProps) {
  return (
    <PageFrame title={title} error={{ message: ACCOUNT_NOT_IN_PLAN }}>
      <ReturnButton to={returnUrl} />
    </PageFrame>
  );
}

function AccountLedger({ account }: { readonly account: AccountNo }) {
  const books = useReportBooks();
  const { period, asked, setPeriod } = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const nameOf = useAccountNames(books);
  const user = useUserSettings();
  const isPhone = useIsPhone();
  const choosing = useAction();
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
  const sheet = useMemo(
    () => (report === undefined ? undefined : accountLedgerSheet(report, nameOf, { details })),
    [report, nameOf, details],
  );
  if (isUnknown(books, account)) return <UnknownAccount title={`Konto ${account}`} returnUrl={returnUrl} />;
  const switcher = <AccountSwitcher books={books} account={account} nameOf={nameOf} />;
  return (
    <ReportPage
      title={`${account} ${nameOf(account)}`.trim()}
      fileName={`konto-${account}`}
      books={books}
      period={period}
      asked={asked}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      isEmpty={false}
      error={choosing.error}
      controls={
        <>
          <ReturnButton to={returnUrl} />
          {!isPhone && switcher}
        </>
      }
      filters={
        <>
          {isPhone && switcher}
          <Checkbox
            label="Detaljer"
            checked={details}
            onChange={({ currentTarget: { checked } }) =>
              choosing.runInTurn(() => user.update({ includeDetailsInReports: checked }))
            }
          />
        </>
      }
    />
  );
}

/** True for an account that is neither in the chart nor in the books of the year. */
function isUnknown(books: ReportBooks, account: AccountNo): boolean {
  if (books.state !== "ready" || books.plan.accounts2.some(({ id }) => id === account)) return false;
  return !usedAccounts(books.ledger).includes(account);
}

/** Looks up the names of accounts; empty for one that the chart lacks. */
function useAccountNames(books: ReportBooks): (account: AccountNo) => string {
  const plan = books.state === "ready" ? books.plan : undefined;
  return useMemo(() => {
    const names = new Map(plan?.accounts2.map(({ id, name }) => [id, name]));
    return (account) => names.get(account) ?? "";
  }, [plan]);
}
