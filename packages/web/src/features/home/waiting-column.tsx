import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { Ledger } from "@huvudbok/core/ledger";
import { createElement } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { OnDemand, useOnDemand } from "../../ui/loading/on-demand.tsx";
import { useChangedReturns } from "./filings/use-changed-returns.ts";
import classes from "./home.module.css";
import { NextSteps } from "./next-steps.tsx";
import type { Figures } from "./use-figures.ts";
import { useNextSteps } from "./use-next-steps.ts";
import { VatTable } from "./vat-table.tsx";

const openingDiffers = new OnDemand(async () => (await import("./opening-differs.tsx")).OpeningDiffers);

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
  const previous = usePreviousFiscalYear();
  const differs = useOnDemand(openingDiffers, previous !== undefined);
  const { vat, isVatWaiting } = figures;
  if (needsSteps && steps.length === 0) return null;
  return (
    <div className={classes.side} data-waiting={isVatWaiting || undefined}>
      {previous !== undefined &&
        differs !== undefined &&
        createElement(differs, { previous, companyType: company.config.recipient.companyType, accounts })}
      {changed.search}
      <NextSteps steps={steps} fiscalYear={ledger.fiscalYear} />
      {vat !== undefined && <VatTable vat={vat} />}
    </div>
  );
}
