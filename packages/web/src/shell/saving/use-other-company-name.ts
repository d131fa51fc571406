import { useCompanies } from "../../data/company/company-list.ts";
import { useCompany } from "../../data/company/selected-company.ts";

/** Gives the name of a company, undefined for the selected one, which needs no name, and for one that is not in the list. */
export function useOtherCompanyName(): (companyId: number) => string | undefined {
  const { companies } = useCompanies();
  const selected = useCompany();
  return (companyId) =>
    companyId === selected?.id
      ? undefined
      : companies.find(({ id }) => id === companyId)?.config.recipient.name;
}
