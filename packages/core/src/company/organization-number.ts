import type { IsoDate } from "../calendar/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";
import type { CompanyType } from "./company-type.ts";
import { companyTypeRules } from "./company-type-rules.ts";
import { tenDigitNumber } from "./declarant-number.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";
import { twelveDigitPersonalNumber } from "./personal-number.ts";

export interface OrganizationNumber {
  /** As stored: 123456-7890, of a person of a hundred years 123456+7890. */
  readonly number: string;
  /** True when the third digit is that of the other kind of number, of an organisation or a person: only a warning (CO4). */
  readonly isUnusual: boolean;
}

export type OrganizationNumberError = {
  readonly code:
    | "organization-number-missing"
    | "organization-number-form"
    | "organization-number-check-digit"
    | "sole-proprietor-number-form"
    | "sole-proprietor-number-check-digit";
};

/** What is said of an unusual number of a company of the type, in Swedish (CO4). */
export function unusualNumberText(type: CompanyType): string {
  return companyTypeRules(type).numberKind === "sole-proprietor"
    ? "Tredje siffran i ett personnummer är 0 eller 1: det här ser ut som ett annat företags organisationsnummer"
    : "Tredje siffran i ett organisationsnummer brukar vara minst 2";
}

/**
 * An organisation number in its stored form. Twelve digits are cut to the last ten. A sole proprietor's is the ten
 * digits of the personal number, whose third digit is 0 or 1, and where `+` before the last four says that the person is a
 * hundred years or more (CO4).
 */
export function parseOrganizationNumber(
  text: string,
  type: CompanyType,
  today: IsoDate,
): Result<OrganizationNumber, OrganizationNumberError> {
  const typed = text.trim();
  if (typed === "") return err({ code: "organization-number-missing" });
  const isPerson = companyTypeRules(type).numberKind === "sole-proprietor";
  const number = tenDigitNumber(typed);
  if (number === undefined || (typed.includes("+") && !isPerson))
    return err({ code: isPerson ? "sole-proprietor-number-form" : "organization-number-form" });
  if (!hasValidCheckDigit(number)) {
    return err({
      code: isPerson ? "sole-proprietor-number-check-digit" : "organization-number-check-digit",
    });
  }
  const isOfPerson = number.charAt(2) < "2";
  if (isPerson) {
    const stored = isOfHundredYears(typed, number, today) ? number.replace("-", "+") : number;
    return ok({ number: stored, isUnusual: !isOfPerson });
  }
  const isUnusual = companyTypeRules(type).numberKind === "organization" && isOfPerson;
  return ok({ number, isUnusual });
}

/** Whether a personal number is of the century before the latest that it can be of: by its own century, else by `+`. */
function isOfHundredYears(typed: string, number: string, today: IsoDate): boolean {
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.length < 12) return typed.includes("+");
  const latest = twelveDigitPersonalNumber(number, today);
  return latest.ok && Number(latest.value.slice(0, 4)) - 100 === Number(digits.slice(0, 4));
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
    case "sole-proprietor-number-form":
      return "En enskild firma har ägarens personnummer, på formen ååmmdd-nnnn";
    case "sole-proprietor-number-check-digit":
      return "Kontrollsiffran i personnumret är felaktig";
    default:
      return assertNever(code);
  }
}
