import type { CompanyConfig } from "@huvudbok/core/api";
import { DEFAULT_COMPANY_TYPE, isCompanyType, shownOrganizationNumber } from "@huvudbok/core/company";
import type { ReportCompany } from "@huvudbok/core/report";

/** The company as reports name it; a person's number is masked. */
export function reportCompany({
  name,
  companyType,
  organizationNumber,
}: CompanyConfig["recipient"]): ReportCompany {
  const type = isCompanyType(companyType) ? companyType : DEFAULT_COMPANY_TYPE;
  return {
    name,
    organizationNumber: shownOrganizationNumber({ companyType: type, organizationNumber }),
  };
}
