import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useCompanies } from "../../data/company/company-list.ts";
import { loadErrorOf } from "../page-frame/error-level.ts";
import { PageFrame } from "../page-frame/page-frame.tsx";

interface WaitingPageProps {
  /** What prevents the page from being shown; a failure to load the companies is handled here. */
  readonly error?: ApiFailure | undefined;
}

/**
 * A page whose company, fiscal year or documents are not loaded yet: its heading, and what went wrong if anything did.
 */
export function WaitingPage({ error }: WaitingPageProps) {
  const companies = useCompanies();
  const failure = error ?? companies.error;
  return <PageFrame state="Initializing" error={failure === undefined ? undefined : loadErrorOf(failure)} />;
}
