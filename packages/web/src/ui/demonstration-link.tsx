import { Anchor } from "@mantine/core";
import { useCompanies } from "../data/companies.ts";
import { PageLink } from "./page-link.tsx";
import { useHasPage } from "./use-has-page.ts";

const PAGE = "/settings/company/demonstration";

/** The way to a made-up company with filled books, for who has none yet. */
export function DemonstrationLink({ question }: { readonly question: string }) {
  const hasPage = useHasPage();
  const { state, companies } = useCompanies();
  const hasOne = companies.some(({ config }) => config.isDemonstration === true);
  if (state !== "ready" || hasOne || !hasPage(PAGE)) return null;
  return (
    <p>
      {`${question} `}
      <Anchor component={PageLink} to={PAGE} inherit fw={500} style={{ whiteSpace: "nowrap" }}>
        Prova med exempelföretag
      </Anchor>
    </p>
  );
}
