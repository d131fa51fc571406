import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { Ledger } from "@huvudbok/core/ledger";
import { useChangedReturns } from "./filings/use-changed-returns.ts";
import classes from "./home.module.css";
import { NextSteps } from "./next-steps.tsx";
import { OpeningDiffers } from "./opening-differs.tsx";
import type { Figures } from "./use-figures.ts";
import { useNextSteps } from "./use-next-steps.ts";
import { VatTable } from "./vat-table.tsx";

export interface WaitingColumnProps {
  readonly company: Company;
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly figures: Figures;
  /** True in empty books, which say themselves what comes first. */
  readonly needsSteps: boolean;
}

/** What waits to be done, and the VAT of the period, beside the figures. */
export function WaitingColumn({ company, ledger, accounts, figures, needsSteps }: WaitingColumnProps) {
  const changed = useChangedReturns(company.config.recipient.companyType, figures);
  const steps = useNextSteps(company, ledger, figures, changed.steps);
  const { vat, isVatWaiting } = figures;
  if (needsSteps && steps.length === 0) return null;
  return (
    <div className={classes.side} data-waiting={isVatWaiting || undefined}>
      <OpeningDiffers companyType={company.config.recipient.companyType} accounts={accounts} />
      {changed.search}
      <NextSteps steps={steps} fiscalYear={ledger.fiscalYear} />
      {vat !== undefined && <VatTable vat={vat} />}
    </div>
  );
}
