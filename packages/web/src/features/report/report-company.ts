import type { CompanyConfig } from "@huvudbok/core/api";
import { numberName, shownOrganizationNumber } from "@huvudbok/core/company";
import type { ReportCompany } from "@huvudbok/core/report";
import { shownCompanyName } from "../../ui/shown-company-name.ts";

/** The company as reports name it, on screen and on paper; a person's number is masked, and an example says so. */
export function reportCompany(config: Pick<CompanyConfig, "recipient" | "isDemonstration">): ReportCompany {
  const { recipient } = config;
  return {
    name: shownCompanyName(config),
    organizationNumber: shownOrganizationNumber(recipient),
    numberName: numberName(recipient.companyType),
  };
}
