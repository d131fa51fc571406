import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { type Ledger, transactionCount } from "@huvudbok/core/ledger";
import { IconPlus } from "@tabler/icons-react";
import { createElement } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useLedger } from "../../data/ledger.ts";
import { OnDemand, usePagePart } from "../../ui/loading/on-demand.tsx";
import { loadErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { Facts } from "./facts.tsx";
import type { FirstTransactionProps } from "./first-transaction.tsx";
import classes from "./home.module.css";
import { homeHelp } from "./home-help.ts";
import { KeyFigures } from "./key-figures.tsx";
import { latestList } from "./latest-list-code.ts";
import { hasMonthsToCompare } from "./month-bars.ts";
import { MonthSection } from "./month-section.tsx";
import { useFigures } from "./use-figures.ts";
import { waitingColumn } from "./waiting-column-code.ts";

const firstTransaction = new OnDemand(async () => (await import("./first-transaction.tsx")).FirstTransaction);

interface OverviewProps {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The company at a glance: its facts, its figures, what waits, and what was booked last. */
export function Overview({ company, fiscalYear, accounts }: OverviewProps) {
  const { ledger, error } = useLedger({ fiscalYear, includeDrafts: false });
  const hasTransactions = ledger !== undefined && transactionCount(ledger) > 0;
  return (
    <PageFrame
      state={ledger === undefined ? "Initializing" : "Default"}
      error={error === undefined ? undefined : loadErrorOf(error)}
      help={homeHelp(company.config.recipient.companyType)}
      toolbar={[
        {
          label: "Ny transaktion",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: hasTransactions,
          to: "/accounting/transaction/create",
        },
      ]}
    >
      {ledger !== undefined && (
        <>
          <Facts company={company} ledger={ledger} accounts={accounts} />
          <Figures company={company} ledger={ledger} accounts={accounts} />
        </>
      )}
    </PageFrame>
  );
}

interface FiguresProps {
  readonly company: Company;
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
}

function Figures({ company, ledger, accounts }: FiguresProps) {
  const figures = useFigures(company, ledger, accounts);
  const { months } = figures;
  const previous = usePreviousFiscalYear();
  const column = usePagePart(waitingColumn);
  const latest = usePagePart(latestList);
  const hasTransactions = transactionCount(ledger) > 0;
  const isBare = !hasTransactions && previous === undefined && ledger.openingBalances.length === 0;
  const side = column && createElement(column, { company, ledger, accounts, figures, needsSteps: isBare });
  const isOpened = ledger.openingBalances.some(({ balance }) => balance !== 0);
  const first = <NoTransactions companyType={company.config.recipient.companyType} isOpened={isOpened} />;
  if (isBare) {
    return (
      <>
        {first}
        {side}
      </>
    );
  }
  return (
    <>
      <KeyFigures figures={figures} accounts={accounts} fiscalYear={ledger.fiscalYear} />
      <div className={classes.columns} data-lacks-side={side === undefined || undefined}>
        {side}
        <div className={classes.main}>
          {hasMonthsToCompare(months) && (
            <MonthSection
              months={months}
              fiscalYear={ledger.fiscalYear}
              previousYear={figures.previous?.fiscalYear}
            />
          )}
          {hasTransactions ? latest && createElement(latest, { ledger }) : first}
        </div>
      </div>
    </>
  );
}

function NoTransactions(props: FirstTransactionProps) {
  const view = usePagePart(firstTransaction);
  return view === undefined ? null : createElement(view, props);
}
