import {
  companyTypeName,
  companyTypesInForm,
  DEFAULT_COMPANY_TYPE,
  isHousehold,
} from "@huvudbok/core/company";
import { IconChevronRight, IconFileImport } from "@tabler/icons-react";
import { useSession } from "../../data/session.ts";
import { DemonstrationLink } from "../../parts/demonstration/demonstration-link.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./home.module.css";

/** For a person without a company: the type of the new one, a file to import, or an example company. */
export function Welcome() {
  const { companyId } = useSession();
  return (
    <PageFrame title="Välkommen">
      {/* Who has deleted the company, or never had one, has none selected. */}
      {companyId !== 0 && (
        <Notice kind="info" title="Du har inte längre tillgång till företaget">
          Din behörighet i det har avslutats, eller så är det raderat. Fråga företagets ägare om du ska ha den
          kvar.
        </Notice>
      )}
      <EmptyState
        title="Välkommen till Huvudbok"
        actions={
          <LinkButton to="/accounting/import/sie" icon={IconFileImport}>
            Importera SIE
          </LinkButton>
        }
      >
        Vad ska du bokföra?
        <ul className={classes.types} aria-label="Företagsform">
          {companyTypesInForm(DEFAULT_COMPANY_TYPE).map((type) => (
            <li key={type}>
              <PageLink to={`/settings/company/create?type=${type}`}>
                <span>
                  {isHousehold(type) ? `${companyTypeName(type)} eller hushåll` : companyTypeName(type)}
                </span>
                <IconChevronRight size={15} stroke={1.65} aria-hidden />
              </PageLink>
            </li>
          ))}
        </ul>
        Har du redan en bokföring flyttar du hit den med en SIE-fil från ditt förra program.
      </EmptyState>
      <div className={classes.tryOut}>
        <DemonstrationLink question="Vill du bara se dig om?" />
      </div>
    </PageFrame>
  );
}
