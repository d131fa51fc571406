import { useCompanies, useCompany } from "../../data/companies.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { Overview } from "./overview.tsx";
import { SetupPage } from "./setup-page.tsx";
import { Welcome } from "./welcome.tsx";

/** Hem: the company at a glance, or the next step of one who has just come. */
export function HomePage() {
  const { state } = useCompanies();
  const company = useCompany();
  const years = useFiscalYears();
  const fiscalYear = useFiscalYear();
  const plan = useDocument("accountPlan");
  if (state === "ready" && company === undefined) return <Welcome />;
  if (company !== undefined && isKnown(years.state) && years.years.length === 0) {
    return <SetupPage company={company} step="fiscalYear" />;
  }
  if (company === undefined || fiscalYear === undefined || !isKnown(plan.state)) {
    return <WaitingPage title={company?.config.recipient.name ?? "Hem"} error={plan.error} />;
  }
  if (plan.items.size === 0) return <SetupPage company={company} step="accountPlan" />;
  return <Overview key={fiscalYear.id} company={company} fiscalYear={fiscalYear} accounts={plan.items} />;
}
