import type { ApiFailure } from "../data/api-failure.ts";
import { useCompanies } from "../data/companies.ts";
import { pageErrorOf } from "./page-frame/error-level.ts";
import { PageFrame } from "./page-frame/page-frame.tsx";

interface WaitingPageProps {
  readonly title: string;
  /** What keeps the page from being shown; that the companies cannot be loaded is known here. */
  readonly error?: ApiFailure | undefined;
}

/** A page whose company, fiscal year or documents are not known yet: its heading, and what went wrong if anything did. */
export function WaitingPage({ title, error }: WaitingPageProps) {
  const companies = useCompanies();
  const failure = error ?? companies.error;
  return (
    <PageFrame
      title={title}
      state="Initializing"
      error={
        failure === undefined
          ? undefined
          : {
              ...pageErrorOf(failure),
              action: { label: "Ladda om sidan", onClick: () => window.location.reload() },
            }
      }
    >
      {null}
    </PageFrame>
  );
}
