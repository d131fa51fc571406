import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useHasPage } from "../../ui/use-has-page.ts";
import classes from "./home.module.css";

const DEMONSTRATION = "/settings/company/demonstration";

/** Who has no company yet: begin one, move in with a file, or look around in a made-up one. */
export function Welcome() {
  const hasPage = useHasPage();
  return (
    <PageFrame title="Välkommen">
      <EmptyState
        title="Välkommen till Huvudbok"
        actions={
          <>
            <Button
              component={PageLink}
              to="/accounting/import/sie"
              leftSection={<IconFileImport size={16} stroke={1.65} aria-hidden />}
            >
              Importera SIE
            </Button>
            <Button
              component={PageLink}
              to="/settings/company/create"
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
            >
              Skapa företag
            </Button>
          </>
        }
      >
        Här bokför du ett företag, en förening eller ett hushåll. Börja från början, eller flytta hit med en
        SIE-fil från ditt förra program.
      </EmptyState>
      {hasPage(DEMONSTRATION) && (
        <p className={classes.tryOut}>
          Vill du bara se dig om?{" "}
          <Button component={PageLink} to={DEMONSTRATION} variant="subtle" size="compact-sm">
            Prova med exempelföretag
          </Button>
        </p>
      )}
    </PageFrame>
  );
}
