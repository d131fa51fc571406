import { createElement } from "react";
import { OnDemand, usePagePart } from "../../ui/loading/on-demand.tsx";
import { useBooks, useMissing, usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { waitingColumn } from "./waiting-column-code.ts";

const overview = new OnDemand(async () => (await import("./overview.tsx")).Overview);
const welcome = new OnDemand(async () => (await import("./welcome.tsx")).Welcome);
const setupPage = new OnDemand(async () => (await import("./setup-page.tsx")).SetupPage);
// Fetched while the books are. A failure is shown when the part is rendered, which tries again.
for (const part of [overview, waitingColumn, setupPage]) part.fetch().catch(() => undefined);

/** Hem: the company at a glance, or the next step of a new user. */
export function HomePage() {
  const missing = useMissing();
  if (missing === "company") return <WelcomePage />;
  return missing === undefined ? <OverviewPage /> : <NextStepPage missing={missing} />;
}

function WelcomePage() {
  const view = usePagePart(welcome);
  return view === undefined ? <WaitingPage /> : createElement(view);
}

function NextStepPage({ missing }: { readonly missing: "fiscalYear" | "chart" }) {
  const view = usePagePart(setupPage);
  const company = usePageData("company");
  if (view === undefined) return <WaitingPage />;
  return createElement(view, { company, step: missing === "chart" ? "accountPlan" : "fiscalYear" });
}

function OverviewPage() {
  const view = usePagePart(overview);
  const { company, fiscalYear } = useBooks();
  const accounts = usePageData("accountPlan").items;
  // Code and not books: a company without books is greeted without it.
  if (view === undefined) return <WaitingPage />;
  return createElement(view, { key: fiscalYear.id, company, fiscalYear, accounts });
}
