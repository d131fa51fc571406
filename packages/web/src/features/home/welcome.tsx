import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { DemonstrationLink } from "../../ui/demonstration-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./home.module.css";

/** Who has no company yet: begin one, move in with a file, or look around in a made-up one. */
export function Welcome() {
  return (
    <PageFrame title="Välkommen">
      <EmptyState
        title="Välkommen till Huvudbok"
        actions={
          <>
            <Button
              component={PageLink}
              to="/settings/company/create"
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
            >
              Skapa företag
            </Button>
            <Button
              component={PageLink}
              to="/accounting/import/sie"
              leftSection={<IconFileImport size={16} stroke={1.65} aria-hidden />}
            >
              Importera SIE
            </Button>
          </>
        }
      >
        Här bokför du ett företag, en förening eller ett hushåll. Börja från början, eller flytta hit med en
        SIE-fil från ditt förra program.
      </EmptyState>
      <div className={classes.tryOut}>
        <DemonstrationLink question="Vill du bara se dig om?" />
      </div>
    </PageFrame>
  );
}
