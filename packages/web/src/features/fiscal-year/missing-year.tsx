import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";

/** In place of a page about a fiscal year: the address names none of the company's. */
export function MissingYear({ text }: { readonly text: string }) {
  return (
    <PageFrame>
      <EmptyState
        title={text}
        actions={
          <LinkButton variant="filled" to="/accounting/fiscalYear">
            Alla räkenskapsår
          </LinkButton>
        }
      >
        Adressen nämner ett räkenskapsår som företaget inte har. Det kan vara raderat, eller höra till ett
        annat företag.
      </EmptyState>
    </PageFrame>
  );
}
