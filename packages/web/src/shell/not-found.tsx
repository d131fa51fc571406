import { useDocumentTitle } from "@mantine/hooks";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Wordmark } from "../ui/mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./frame.module.css";

/** Shown at every address that is no page of ours. */
export function NotFound() {
  useDocumentTitle("Sidan finns inte – Huvudbok");
  return (
    <main className={classes.notFound}>
      <PageLink to="/accounting" aria-label="Huvudbok, till startsidan">
        <Wordmark />
      </PageLink>
      <EmptyState
        title="Not Found"
        isPage
        actions={
          <LinkButton variant="filled" to="/accounting">
            Till Bokföring
          </LinkButton>
        }
      >
        Sidan finns inte. Kanske är adressen felskriven, eller så har sidan flyttat.
      </EmptyState>
    </main>
  );
}
