import { useDocumentTitle } from "@mantine/hooks";
import { buttonLook } from "../ui/button/plain-button.tsx";
import { Wordmark } from "../ui/label/mark.tsx";
import { PageLink } from "../ui/link/page-link.tsx";
import { EmptyState } from "../ui/loading/empty-state.tsx";
import { useFocusOnPage } from "../ui/page-frame/use-focus-on-page.ts";
import classes from "./frame.module.css";

/** Shown at every address that is no page of the product. Whoever is not signed in sees it too: it knows no roles. */
export function NotFound() {
  const heading = useFocusOnPage();
  useDocumentTitle("Sidan finns inte – Huvudbok");
  return (
    <main className={classes.notFound} id="page">
      <PageLink to="/accounting" aria-label="Huvudbok, till startsidan">
        <Wordmark />
      </PageLink>
      <EmptyState
        title="Not Found"
        isPage
        heading={heading}
        actions={
          <PageLink to="/accounting" {...buttonLook("filled")}>
            Till Bokföring
          </PageLink>
        }
      >
        Sidan finns inte. Kanske är adressen felskriven, eller så har sidan flyttat.
      </EmptyState>
    </main>
  );
}
