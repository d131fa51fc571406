import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { DemonstrationLink } from "../../ui/demonstration-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./home.module.css";

/** Who has no company yet: begin one, move in with a file, or look around in a made-up one. */
export function Welcome() {
  return (
    <PageFrame title="Välkommen">
      <EmptyState
        title="Välkommen till Huvudbok"
        actions={
          <>
            <LinkButton to="/settings/company/create" variant="filled" icon={IconPlus}>
              Skapa företag
            </LinkButton>
            <LinkButton to="/accounting/import/sie" icon={IconFileImport}>
              Importera SIE
            </LinkButton>
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
