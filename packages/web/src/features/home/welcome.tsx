import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { DemonstrationLink } from "../../parts/demonstration/demonstration-link.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./home.module.css";

/** For a person without a company: create one, import a file, or try an example company. */
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
