import type { Company } from "@huvudbok/core/api";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { DetailsReminder } from "./details-reminder.tsx";

const STEPS = {
  fiscalYear: {
    current: "Räkenskapsår",
    title: "Skapa ett räkenskapsår",
    text: "Bokföringen förs år för år. Ett förslag på start och slut är ifyllt. Har du redan en bokföring kan du läsa in den från en SIE-fil.",
    label: "Skapa räkenskapsår",
    to: "/accounting/fiscalYear/create",
  },
  accountPlan: {
    current: "Kontoplan",
    title: "Välj en kontoplan",
    text: "Kontoplanen är listan över de konton du bokför på. Den som passar företagsformen står först.",
    label: "Välj kontoplan",
    to: "/accounting/accountPlan/create",
  },
} as const;

interface SetupPageProps {
  readonly company: Company;
  readonly step: keyof typeof STEPS;
}

/** A company that lacks its fiscal year, or a year that lacks its chart: what comes next. */
export function SetupPage({ company, step }: SetupPageProps) {
  const { current, title, text, label, to } = STEPS[step];
  return (
    <PageFrame above={<SetupSteps current={current} />}>
      <DetailsReminder company={company} />
      <EmptyState
        title={title}
        actions={
          <>
            <LinkButton to={to} variant="filled">
              {label}
            </LinkButton>
            {step === "fiscalYear" && <LinkButton to="/accounting/import/sie">Importera SIE</LinkButton>}
          </>
        }
      >
        {text}
      </EmptyState>
    </PageFrame>
  );
}
