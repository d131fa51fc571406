import { LinkButton } from "../../../ui/link/link-button.tsx";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import { missingDraftText } from "./draft-text.ts";

/** Shown at the address of a draft that does not exist, or does so no more. */
export function MissingDraft({ id }: { readonly id: string }) {
  return (
    <PageFrame>
      <EmptyState
        title={missingDraftText(id)}
        actions={
          <>
            <LinkButton variant="filled" to="/accounting/draft">
              Alla utkast
            </LinkButton>
            <LinkButton to="/accounting/draft/new">Skapa utkast</LinkButton>
          </>
        }
      >
        Utkastet finns inte i det här räkenskapsåret. Det kan vara registrerat, raderat eller ihopslaget med
        ett annat.
      </EmptyState>
    </PageFrame>
  );
}
