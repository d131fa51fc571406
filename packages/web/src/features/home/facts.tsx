import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import { numberLabel, shownOrganizationNumber } from "@huvudbok/core/company";
import { type Ledger, transactionCount } from "@huvudbok/core/ledger";
import { formatCount } from "@huvudbok/core/money";
import { useMemo } from "react";
import classes from "./home.module.css";

interface FactsProps {
  readonly company: Company;
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** Organisation number, fiscal year, chart (active of all) and number of transactions. */
export function Facts({ company, ledger, accounts }: FactsProps) {
  const { recipient } = company.config;
  const number = shownOrganizationNumber(recipient);
  const active = useMemo(() => [...accounts.values()].filter((account) => account.active).length, [accounts]);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{numberLabel(recipient.companyType)}</dt>
        <dd>{number === "" ? "–" : number}</dd>
      </div>
      <div>
        <dt>Räkenskapsår</dt>
        <dd>{`${ledger.fiscalYear.from} – ${ledger.fiscalYear.to}`}</dd>
      </div>
      <div>
        <dt>Kontoplan</dt>
        <dd>{`${formatCount(active)} aktiva av ${formatCount(accounts.size)}`}</dd>
      </div>
      <div>
        <dt>Transaktioner</dt>
        <dd>{formatCount(transactionCount(ledger))}</dd>
      </div>
    </dl>
  );
}
