import { LinkButton } from "../../../ui/link/link-button.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import { useRegisteredDraft } from "../fate/use-registered-draft.ts";
import { missingDraftText } from "./draft-text.ts";

/** Shown at the address of a draft that does not exist, or does so no more. */
export function MissingDraft({ id }: { readonly id: string }) {
  const registered = useRegisteredDraft(id);
  const name = registered && `${registered.series} ${registered.number}`;
  return (
    <PageFrame>
      <EmptyState
        title={name === undefined ? "Utkastet finns inte" : `Utkastet är bokfört som ${name}`}
        actions={
          <>
            {registered !== undefined && (
              <LinkButton variant="filled" to={transactionPath(registered)}>
                {`Öppna ${name}`}
              </LinkButton>
            )}
            <LinkButton variant={registered === undefined ? "filled" : "default"} to="/accounting/draft">
              Alla utkast
            </LinkButton>
            <LinkButton to="/accounting/draft/new">Skapa utkast</LinkButton>
          </>
        }
      >
        {registered === undefined && (
          <p>
            Utkastet finns inte i det här räkenskapsåret. Det kan vara registrerat, raderat eller ihopslaget
            med ett annat.
          </p>
        )}
        <p>{missingDraftText(id)}</p>
      </EmptyState>
    </PageFrame>
  );
}
