import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { IsoDate } from "@huvudbok/core/calendar";
import { shownOrganizationNumber } from "@huvudbok/core/company";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { cashAndBank, type Ledger, resultSoFar, transactionsOf } from "@huvudbok/core/ledger";
import { formatOre } from "@huvudbok/core/money";
import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useLedger } from "../../data/ledger.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useToday } from "../../ui/use-today.ts";
import classes from "./home.module.css";
import { LatestTransactions } from "./latest-transactions.tsx";
import { Reminders } from "./reminders.tsx";

interface OverviewProps {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The company at a glance: who it is, what it has, how it goes, and what was booked last. */
export function Overview({ company, fiscalYear, accounts }: OverviewProps) {
  const today = useToday();
  const { ledger, error } = useLedger({ includeDrafts: false });
  const through = today < fiscalYear.to ? today : fiscalYear.to;
  return (
    <PageFrame
      title={company.config.recipient.name}
      state={ledger === undefined ? "Initializing" : "Default"}
      error={error === undefined ? undefined : pageErrorOf(error)}
      toolbar={[
        {
          label: "Ny transaktion",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: ledger !== undefined && transactionsOf(ledger).length > 0,
          to: "/accounting/transaction/create",
        },
      ]}
    >
      {ledger !== undefined && (
        <>
          <Facts company={company} ledger={ledger} accounts={accounts} />
          <Reminders company={company} />
          <KeyFigures ledger={ledger} accounts={accounts} through={through} />
          <LatestTransactions ledger={ledger} />
        </>
      )}
    </PageFrame>
  );
}

interface FactsProps {
  readonly company: Company;
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
}

function Facts({ company, ledger, accounts }: FactsProps) {
  const { recipient } = company.config;
  const number = shownOrganizationNumber(recipient);
  const active = [...accounts.values()].filter((account) => account.active).length;
  const count = new Intl.NumberFormat("sv-SE");
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{recipient.companyType === "PP" ? "Personnummer" : "Org. nummer"}</dt>
        <dd>{number === "" ? "–" : number}</dd>
      </div>
      <div>
        <dt>Räkenskapsår</dt>
        <dd>{`${ledger.fiscalYear.from} – ${ledger.fiscalYear.to}`}</dd>
      </div>
      <div>
        <dt>Kontoplan</dt>
        <dd>{`${count.format(active)} aktiva av ${count.format(accounts.size)}`}</dd>
      </div>
      <div>
        <dt>Transaktioner</dt>
        <dd>{count.format(transactionsOf(ledger).length)}</dd>
      </div>
    </dl>
  );
}

interface KeyFiguresProps {
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly through: IsoDate;
}

/** How many accounts stand under the sum of cash and bank. */
const MOST_ACCOUNTS = 3;

function KeyFigures({ ledger, accounts, through }: KeyFiguresProps) {
  const cash = useMemo(() => cashAndBank(ledger, through), [ledger, through]);
  const result = useMemo(() => resultSoFar(ledger, through), [ledger, through]);
  const shown = cash.accounts.slice(0, MOST_ACCOUNTS);
  const { from } = ledger.fiscalYear;
  const hidden = cash.accounts.length - shown.length;
  return (
    <div className={classes.figures}>
      <section aria-labelledby="cash-heading">
        <h2 id="cash-heading">Kassa och bank</h2>
        <p className={classes.figure}>{formatOre(cash.total)}</p>
        <table className={classes.parts}>
          <tbody>
            {shown.map(({ accountId, balance }) => (
              <tr key={accountId}>
                <td>{`${accountId} ${accounts.get(String(accountId))?.name ?? ""}`}</td>
                <td>{formatOre(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {hidden > 0 && <p>{`och ${hidden} konton till`}</p>}
      </section>
      <section aria-labelledby="result-heading">
        <h2 id="result-heading">{`Resultat ${fiscalYearName(ledger.fiscalYear)} hittills`}</h2>
        <p className={classes.figure}>{formatOre(result)}</p>
        <p>{through < from ? `Året börjar ${from}` : `Till och med ${through}`}</p>
      </section>
    </div>
  );
}
