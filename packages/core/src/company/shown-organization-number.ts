import { companyTypeRules } from "./company-type-rules.ts";
import type { Recipient } from "./recipient.ts";

/**
 * The company's number as pages and reports show it: masked where it is a person's (household, sole proprietor), see
 * GDPR. Only the form and files to the tax agency show it whole.
 */
export function shownOrganizationNumber(
  recipient: Pick<Recipient, "companyType" | "organizationNumber">,
): string {
  const { numberKind } = companyTypeRules(recipient.companyType);
  return numberKind === "organization"
    ? recipient.organizationNumber
    : maskPersonalNumber(recipient.organizationNumber);
}

/**
 * The number as it is shown outside its form: `850101-****`. In any other text the last four characters are masked too.
 */
function maskPersonalNumber(number: string): string {
  return number === "" ? "" : number.replace(/[-+]?.{0,4}$/, "-****");
}
