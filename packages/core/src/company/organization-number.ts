import { assertNever, err, ok, type Result } from "../shared/index.ts";
import type { CompanyType } from "./company-type.ts";
import { companyTypeRules } from "./company-type-rules.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";

export interface OrganizationNumber {
  /** As stored: 123456-7890. */
  readonly number: string;
  /** True when the third digit is below 2, which no registered organisation has: only a warning (CO4). */
  readonly isUnusual: boolean;
}

export type OrganizationNumberError = {
  readonly code:
    | "organization-number-missing"
    | "organization-number-form"
    | "organization-number-check-digit";
};

export const UNUSUAL_ORGANIZATION_NUMBER_TEXT =
  "Tredje siffran i ett organisationsnummer brukar vara minst 2";

const FORM = /^(?:\d{2})?(\d{6})-?(\d{4})$/;

/**
 * An organisation number in its stored form. Twelve digits are cut to the last ten. A sole proprietor's is the ten
 * digits of the personal number, where any third digit is usual.
 */
export function parseOrganizationNumber(
  text: string,
  type: CompanyType,
): Result<OrganizationNumber, OrganizationNumberError> {
  const typed = text.trim();
  if (typed === "") return err({ code: "organization-number-missing" });
  if (!FORM.test(typed)) return err({ code: "organization-number-form" });
  const number = typed.replace(FORM, "$1-$2");
  if (!hasValidCheckDigit(number)) return err({ code: "organization-number-check-digit" });
  const isUnusual = companyTypeRules(type).numberKind === "organization" && number.charAt(2) < "2";
  return ok({ number, isUnusual });
}

/** The Swedish text of what is wrong with an organisation number. */
export function organizationNumberErrorText({ code }: OrganizationNumberError): string {
  switch (code) {
    case "organization-number-missing":
      return "Du måste ange organisationsnummer";
    case "organization-number-form":
      return "Ett organisationsnummer anges på formen 123456-7890";
    case "organization-number-check-digit":
      return "Kontrollsiffran i organisationsnumret är felaktig";
    default:
      return assertNever(code);
  }
}
