import { Button } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageLink } from "../ui/page-link.tsx";

/** Shown at every address that is no page of ours. */
export function NotFound() {
  useDocumentTitle("Sidan finns inte – Huvudbok");
  return (
    <main style={{ padding: 24 }}>
      <EmptyState
        title="Not Found"
        isPage
        actions={
          <Button variant="filled" component={PageLink} to="/accounting">
            Till Bokföring
          </Button>
        }
      >
        Sidan finns inte. Kanske är adressen felskriven, eller så har sidan flyttat.
      </EmptyState>
    </main>
  );
}
