import type { Account } from "@huvudbok/core/account-plan";
import { type FiscalYear, fiscalYearName, latestFirst } from "@huvudbok/core/fiscal-year";
import { plainLine } from "@huvudbok/core/text";
import { useDocument } from "../../data/use-document.ts";
import { Button } from "../../ui/button/button.tsx";
import { accountsText } from "./accounts-text.ts";
import classes from "./chart.module.css";
import type { NewChart } from "./new-chart.ts";

interface CopyFromYearsProps {
  readonly years: readonly FiscalYear[];
  readonly onCopy: (chart: NewChart) => void;
}

/** "Kopiera från annat räkenskapsår": the charts of the company's other years (PG25). */
export function CopyFromYears({ years, onCopy }: CopyFromYearsProps) {
  return (
    <ul className={classes.cards} aria-label="Kopiera från annat räkenskapsår">
      {latestFirst(years).map((year) => (
        <YearCard key={year.id} year={year} onCopy={onCopy} />
      ))}
    </ul>
  );
}

function YearCard({
  year,
  onCopy,
}: {
  readonly year: FiscalYear;
  readonly onCopy: (chart: NewChart) => void;
}) {
  const { head, items } = useDocument("accountPlan", { fiscalYearId: year.id });
  if (head === undefined || items.size === 0) return null;
  const accounts = [...items.values()];
  const name = `Kopiera från ${fiscalYearName(year)}`;
  return (
    <li className={classes.card}>
      <h2>{name}</h2>
      <p>{`${head.name}. ${accountsText(accounts)}`}</p>
      <Button
        className={classes.choose}
        aria-label={name}
        onClick={() => onCopy({ head, accounts: accounts.map(asSeen) })}
      >
        Kopiera
      </Button>
    </li>
  );
}

/** A file may have brought hidden characters and line breaks, which no new name has (CH34). */
export function asSeen(account: Account): Account {
  return { ...account, name: plainLine(account.name) };
}
