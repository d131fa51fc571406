import { FEATURE_ID } from "@huvudbok/core/feature";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { NextStep } from "@huvudbok/core/overview";
import { createElement } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useUnfinishedCount } from "../../data/unfinished/use-unfinished-count.ts";
import { useMayOpen } from "../../ui/link/page-access.ts";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { OnDemand, useOnDemand } from "../../ui/loading/on-demand.tsx";
import classes from "./home.module.css";
import { NextStepItem } from "./next-step-item.tsx";
import { PLUS_PAGES, stepAddress, stepKey } from "./step-look.ts";

const unfinishedSteps = new OnDemand(async () => (await import("./unfinished-steps.tsx")).UnfinishedSteps);

interface NextStepsProps {
  readonly steps: readonly NextStep[];
  /** The selected year. */
  readonly fiscalYear: FiscalYear;
}

/** 'Härnäst': what is begun and what waits to be done, each a link to where it is done. */
export function NextSteps({ steps: all, fiscalYear }: NextStepsProps) {
  const hasPage = useHasUsablePage();
  const mayOpen = useMayOpen();
  // What cannot be done anywhere, in the product or with the company's features, does not wait for anybody.
  const steps = all.flatMap((step) => {
    const address = stepAddress(step, hasPage);
    return address === undefined ? [] : [{ step, address }];
  });
  const companyId = useCompany()?.id ?? 0;
  const [own, none] = [useUnfinishedCount(companyId), useUnfinishedCount(0)];
  const isBegun = own.count + none.count > 0;
  const unfinished = useOnDemand(unfinishedSteps, isBegun);
  return (
    <section aria-labelledby="next-heading">
      <header className={classes.head}>
        <h2 id="next-heading">Härnäst</h2>
      </header>
      {steps.length === 0 && !isBegun ? (
        <p className={classes.nothing}>Inget väntar på dig.</p>
      ) : (
        <ul className={classes.steps}>
          {isBegun && unfinished !== undefined && createElement(unfinished)}
          {steps.map(({ step, address }) => (
            <li key={stepKey(step)}>
              <NextStepItem
                step={step}
                to={mayOpen(address) ? address : undefined}
                selectedYear={fiscalYear}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether a page is in the product and within the company's features. */
function useHasUsablePage(): (route: string) => boolean {
  const hasPage = useHasPage();
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  return (route) => hasPage(route) && (hasPlus || !PLUS_PAGES.has(route));
}
