import { createElement } from "react";
import { useCompanies, useCompany } from "../../data/companies.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { OnDemand, usePagePart } from "../../ui/on-demand.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { SetupPage } from "./setup-page.tsx";
import { Welcome } from "./welcome.tsx";

/** Fetched while the books are: the page is drawn, and they are asked for, without waiting for it. */
const overview = new OnDemand(async () => (await import("./overview.tsx")).Overview);

/** Hem: the company at a glance, or the next step of one who has just come. */
export function HomePage() {
  const overviewView = usePagePart(overview);
  const { state } = useCompanies();
  const company = useCompany();
  const years = useFiscalYears();
  const fiscalYear = useFiscalYear();
  const plan = useDocument("accountPlan");
  if (state === "ready" && company === undefined) return <Welcome />;
  if (company !== undefined && isKnown(years.state) && years.years.length === 0) {
    return <SetupPage company={company} step="fiscalYear" />;
  }
  const waiting = <WaitingPage title={company?.config.recipient.name ?? "Hem"} error={plan.error} />;
  if (company === undefined || fiscalYear === undefined || !isKnown(plan.state)) return waiting;
  if (plan.items.size === 0) return <SetupPage company={company} step="accountPlan" />;
  if (overviewView === undefined) return waiting;
  return createElement(overviewView, { key: fiscalYear.id, company, fiscalYear, accounts: plan.items });
}
