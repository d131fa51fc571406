import type { CompanyConfig } from "@huvudbok/core/api";
import { DEFAULT_COMPANY_TYPE, isCompanyType, shownOrganizationNumber } from "@huvudbok/core/company";
import type { ReportCompany } from "@huvudbok/core/report";

/** The company as reports name it, on screen and on paper; a person's number is masked, and an example says so. */
export function reportCompany({
  recipient: { name, companyType, organizationNumber },
  isDemonstration,
}: Pick<CompanyConfig, "recipient" | "isDemonstration">): ReportCompany {
  const type = isCompanyType(companyType) ? companyType : DEFAULT_COMPANY_TYPE;
  return {
    name: isDemonstration === true ? `${name} (exempelföretag)` : name,
    organizationNumber: shownOrganizationNumber({ companyType: type, organizationNumber }),
  };
}
