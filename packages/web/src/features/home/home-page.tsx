import { Button } from "@mantine/core";
import { useCompanies, useCompany } from "../../data/companies.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { isKnown } from "../../ui/is-known.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { Overview } from "./overview.tsx";
import { Reminders } from "./reminders.tsx";

/** Hem: the company at a glance, or the next step of one who has just come. */
export function HomePage() {
  const { state } = useCompanies();
  const company = useCompany();
  const years = useFiscalYears();
  const fiscalYear = useFiscalYear();
  const plan = useDocument("accountPlan");
  if (state === "ready" && company === undefined) return <Welcome />;
  if (company !== undefined && isKnown(years.state) && years.years.length === 0) {
    return <NextStep step="fiscalYear" />;
  }
  if (company === undefined || fiscalYear === undefined || !isKnown(plan.state)) {
    return <WaitingPage title={company?.config.recipient.name ?? "Hem"} error={plan.error} />;
  }
  if (plan.items.size === 0) return <NextStep step="accountPlan" />;
  return <Overview company={company} fiscalYear={fiscalYear} accounts={plan.items} />;
}

const IMPORT = (
  <Button component={PageLink} to="/accounting/import/sie">
    Importera SIE
  </Button>
);

function Welcome() {
  return (
    <PageFrame title="Välkommen">
      <EmptyState
        title="Välkommen till Huvudbok"
        actions={
          <>
            {IMPORT}
            <Button component={PageLink} to="/settings/company/create" variant="filled">
              Skapa nytt företag
            </Button>
          </>
        }
      >
        Här bokför du ett företag, en förening eller ett hushåll. Börja från början, eller flytta hit med en
        SIE-fil från ditt förra program.
      </EmptyState>
    </PageFrame>
  );
}

const STEPS = {
  fiscalYear: {
    title: "Skapa ett räkenskapsår",
    text: "Bokföringen förs år för år. Ett förslag på start och slut är ifyllt. Har du redan en bokföring kan du läsa in den från en SIE-fil.",
    label: "Skapa räkenskapsår",
    to: "/accounting/fiscalYear/create",
  },
  accountPlan: {
    title: "Välj en kontoplan",
    text: "Kontoplanen är listan över de konton du bokför på. Den som passar företagsformen står först.",
    label: "Välj kontoplan",
    to: "/accounting/accountPlan/create",
  },
} as const;

function NextStep({ step }: { readonly step: keyof typeof STEPS }) {
  const company = useCompany();
  const { title, text, label, to } = STEPS[step];
  return (
    <PageFrame title={company?.config.recipient.name ?? "Hem"}>
      {company !== undefined && <Reminders company={company} />}
      <EmptyState
        title={title}
        actions={
          <>
            {step === "fiscalYear" && IMPORT}
            <Button component={PageLink} to={to} variant="filled">
              {label}
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </PageFrame>
  );
}
