import { type NextStep, nextStepText } from "@huvudbok/core/overview";
import { IconChevronRight } from "@tabler/icons-react";
import { createElement } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useUnfinishedCount } from "../../data/unfinished/use-unfinished-count.ts";
import { useMayOpen } from "../../ui/link/page-access.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { OnDemand, useOnDemand } from "../../ui/loading/on-demand.tsx";
import classes from "./home.module.css";
import { STEP_ICONS, stepAddress } from "./step-look.ts";

const unfinishedSteps = new OnDemand(async () => (await import("./unfinished-steps.tsx")).UnfinishedSteps);

/** 'Härnäst': what is begun and what waits to be done, each a link to where it is done. */
export function NextSteps({ steps: all }: { readonly steps: readonly NextStep[] }) {
  const hasPage = useHasPage();
  // What cannot be done anywhere in the product yet does not wait for anybody.
  const steps = all.filter((step) => stepAddress(step, hasPage) !== undefined);
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
          {steps.map((step) => (
            <li key={step.code}>
              <Step step={step} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Step({ step }: { readonly step: NextStep }) {
  const hasPage = useHasPage();
  const mayOpen = useMayOpen();
  const address = stepAddress(step, hasPage);
  const to = address !== undefined && mayOpen(address) ? address : undefined;
  const { title, detail } = nextStepText(step);
  const Icon = STEP_ICONS[step.code];
  const isWarning = step.code === "file-missing" || step.code === "opening-balance-unbalanced";
  const content = (
    <>
      <Icon size={18} stroke={1.5} aria-hidden data-warning={isWarning || undefined} />
      <span>
        <span className={classes.stepTitle}>{title}</span>
        <span className={classes.stepDetail}>{detail}</span>
      </span>
    </>
  );
  if (to === undefined) return <div className={classes.step}>{content}</div>;
  return (
    <PageLink to={to} className={classes.step}>
      {content}
      <IconChevronRight size={15} stroke={1.65} aria-hidden />
    </PageLink>
  );
}
