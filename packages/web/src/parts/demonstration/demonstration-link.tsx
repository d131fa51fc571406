import { useCompanies } from "../../data/company/company-list.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { useHasPage } from "../../ui/link/use-has-page.ts";

const PAGE = "/settings/company/demonstration";

/** The way to an example company with filled books, for a person who has no books yet. */
export function DemonstrationLink({ question }: { readonly question: string }) {
  const hasPage = useHasPage();
  const { state, companies } = useCompanies();
  const hasOne = companies.some(({ config }) => config.isDemonstration === true);
  if (state !== "ready" || hasOne || !hasPage(PAGE)) return null;
  return (
    <p>
      {`${question} `}
      <TextLink to={PAGE} style={{ font: "inherit", fontWeight: 500, whiteSpace: "nowrap" }}>
        Prova med exempelföretag
      </TextLink>
    </p>
  );
}
