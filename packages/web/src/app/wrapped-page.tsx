import { type FunctionComponent, type ReactNode, useMemo } from "react";
import { useCompany } from "../data/company/selected-company.ts";
import { useRights } from "../data/rights.ts";
import { accessOf } from "../routes/page-names.ts";
import type { Missing, PageRow } from "../routes/page-row.ts";
import { PAGES } from "../routes/page-table.ts";
import { PageAccess } from "../ui/link/page-access.ts";
import { PagePaths } from "../ui/link/use-has-page.ts";
import { useRedirect } from "../ui/link/use-redirect.ts";
import { FeaturesMissing, useMissingFeatures } from "../ui/loading/feature-gate.tsx";
import { AccessMissing } from "../ui/loading/rights-notice.tsx";
import { WaitingPage } from "../ui/loading/waiting-page.tsx";
import { PageFrame } from "../ui/page-frame/page-frame.tsx";
import { PageTitles } from "../ui/page-frame/page-titles.ts";
import { PageDataWithBooks } from "./given-computed.tsx";
import { usePageNeeds } from "./use-page-needs.ts";

/** Where a page leads without what it needs, unless its row says otherwise (PG2). */
const LEADS_TO: Readonly<Record<Missing, string>> = {
  company: "/accounting",
  fiscalYear: "/accounting",
  chart: "/accounting/accountPlan/create",
};

const PATHS: ReadonlySet<string> = new Set(PAGES.map(({ path }) => path));

/** The page in its wrapper, as the component of a route. */
export function wrappedPage(page: PageRow, code: FunctionComponent): FunctionComponent {
  return () => <WrappedPage page={page} code={code} />;
}

interface WrappedPageProps {
  readonly page: PageRow;
  readonly code: FunctionComponent;
}

/**
 * What every page has in common: it waits for what it needs, redirects when that does not exist, and is not rendered
 * for a company without its feature. So a page is rendered with everything that its row of the table names.
 */
export function WrappedPage({ page, code: Page }: WrappedPageProps) {
  // Rendered again only by what it reads itself, not by what the wrapper reads.
  const drawn = useMemo(() => <Page />, [Page]);
  const company = useCompany();
  const isCompany = page.isTitledByCompany === true && company !== undefined;
  return (
    <PageTitles value={isCompany ? { title: company.config.recipient.name } : page}>
      <PageAccess value={accessOf}>
        <PagePaths value={PATHS}>
          <GuardedPage page={page}>{drawn}</GuardedPage>
        </PagePaths>
      </PageAccess>
    </PageTitles>
  );
}

function GuardedPage({ page, children }: { readonly page: PageRow; readonly children: ReactNode }) {
  const needs = usePageNeeds(page);
  const missing = needs.state === "known" ? needs.given.missing : undefined;
  const missingFeatures = useMissingFeatures(page.feature === undefined ? [] : [page.feature]);
  const rights = useRights();
  const next = missing === undefined ? "page" : (page.whenMissing?.[missing] ?? LEADS_TO[missing]);
  useRedirect(next === "page" ? undefined : next);
  if (needs.state === "waiting") return <WaitingPage error={needs.error} />;
  if (next !== "page") return <WaitingPage />;
  if (page.access !== undefined && !rights.may(page.access)) {
    return (
      <PageFrame>
        <AccessMissing role={rights.role} />
      </PageFrame>
    );
  }
  if (missingFeatures.error !== undefined) return <PageFrame error={missingFeatures.error} />;
  if (missingFeatures.names === undefined) return <WaitingPage />;
  if (missingFeatures.names.length > 0) {
    return (
      <PageFrame>
        <FeaturesMissing names={missingFeatures.names} />
      </PageFrame>
    );
  }
  return (
    <PageDataWithBooks page={page} given={needs.given}>
      {children}
    </PageDataWithBooks>
  );
}
