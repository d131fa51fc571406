import type { CompanyType } from "./company-type.ts";
import { companyTypeRules } from "./company-type-rules.ts";

/** The label of the field for the company's number. */
export function numberLabel(companyType: CompanyType): string {
  return hasPersonalNumber(companyType) ? "Personnummer" : "Org. nummer";
}

/** The full name of the company's number, where there is room for it. */
export function numberName(companyType: CompanyType): string {
  return hasPersonalNumber(companyType) ? "Personnummer" : "Organisationsnummer";
}

function hasPersonalNumber(companyType: CompanyType): boolean {
  return companyTypeRules(companyType).numberKind === "personal";
}
